import { h, plural } from "./dom.js";
import { drawing } from "./graph.js";
import { shown } from "./unseen.js";

const MOST_STATES = 300;

// An automaton as a picture; a large one as a table, which nobody could follow as a picture.
export function automaton(data, title) {
  const states = data.states;
  const accepting = new Set(data.accepting);
  const words = `${title}: ${plural(states, "state")}, ${plural(data.moves.length, "move")}`;
  if (states > MOST_STATES || data.moves.length > 3 * MOST_STATES) {
    return table(data, accepting, words);
  }
  const vertices = Array.from({ length: states }, (_, id) => ({ id, label: String(id), shape: accepting.has(id) ? "double" : "circle", isStart: id === 0 }));
  const edges = data.moves.map(([from, to, label]) => ({ from, to, label }));
  return h("figure", {}, drawing(vertices, edges, words), h("figcaption", { class: "faint" }, `${words}; it begins at 0, and words end at double circles.`));
}

function table(data, accepting, words) {
  return h(
    "details",
    {},
    h("summary", {}, words),
    h(
      "table",
      { class: "plain" },
      h("thead", {}, h("tr", {}, ["From", "To", "Units"].map((each) => h("th", { scope: "col" }, each)))),
      h("tbody", {}, data.moves.slice(0, 2000).map(([from, to, label]) => h("tr", {}, h("td", {}, from), h("td", {}, accepting.has(to) ? `(${to})` : to), h("td", {}, shown(label, 80))))),
    ),
  );
}
