import { h } from "./dom.js";

// How a path ends: a colour and a shape for each, so that either is enough.
const OUTCOMES = {
  returned: { shape: "●", word: "returns" },
  threw: { shape: "▲", word: "throws" },
  cut: { shape: "✂", word: "cut by a bound" },
  unsupported: { shape: "■", word: "not supported" },
  unknown: { shape: "?", word: "may not exist: the solver gave up" },
  left: { shape: "◌", word: "left: nobody went there" },
};

export const KINDS = Object.keys(OUTCOMES);

export function kindOf(path) {
  return path.proven === false && path.outcome !== "unsupported" ? "unknown" : path.outcome;
}

export function word(kind) {
  return OUTCOMES[kind].word;
}

// The shape, with its word for those who do not see it.
export function mark(kind) {
  return h(
    "span",
    { class: `mark ${kind}`, role: "img", "aria-label": OUTCOMES[kind].word, title: OUTCOMES[kind].word },
    OUTCOMES[kind].shape,
  );
}
