import { h } from "./dom.js";

// What would not be seen in a text, or would change the order of its neighbours: controls, marks of
// direction, halves of pairs. It is shown as Java writes it.
const UNSEEN =
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/gu;
const LONGEST = 4000;
const NAMES = { "\n": "\\n", "\t": "\\t", "\r": "\\r", "\0": "\\0" };

export function escapeOf(unit) {
  if (unit in NAMES) {
    return NAMES[unit];
  }
  return Array.from({ length: unit.length }, (_, i) => unit.charCodeAt(i))
    .map((code) => "\\u" + code.toString(16).toUpperCase().padStart(4, "0"))
    .join("");
}

// A text as plain text, for attributes and for what is copied into one line.
export function plain(text) {
  return String(text).replace(UNSEEN, escapeOf);
}

function pieces(text) {
  const found = [];
  let from = 0;
  for (const match of text.matchAll(UNSEEN)) {
    found.push(text.slice(from, match.index));
    found.push(h("span", { class: "unseen" }, escapeOf(match[0])));
    from = match.index + match[0].length;
  }
  found.push(text.slice(from));
  return found.filter((piece) => piece !== "");
}

// The beginning of a text, where the whole is shown elsewhere.
export function beginning(text, limit) {
  return shown(text.length > limit ? `${text.slice(0, limit)}…` : text);
}

// A text with what is unseen made visible; a long one is cut, and shown whole on demand.
export function shown(text, limit = LONGEST) {
  const whole = String(text ?? "");
  if (whole.length <= limit) {
    return h("bdi", { class: "text" }, pieces(whole));
  }
  const box = h("bdi", { class: "text" }, pieces(whole.slice(0, limit)));
  const more = h(
    "button",
    {
      type: "button",
      class: "more",
      onclick: (event) => {
        event.stopPropagation();
        more.remove();
        box.append(...pieces(whole.slice(limit)).map((piece) => (piece instanceof Node ? piece : document.createTextNode(piece))));
      },
    },
    `… all ${whole.length.toLocaleString("en")} characters`,
  );
  return h("span", {}, box, more);
}
