import { h, plural } from "./dom.js";
import { drawing } from "./graph.js";
import { shown } from "./unseen.js";

const MOST_STATES = 300;

// An automaton as a picture; a large one as a table, which nobody could follow as a picture.
export function automaton(data, title) {
  const states = data.states;
  const accepting = new Set(data.accepting);
  const words = `${title}: ${plural(states, "state")}, ${plural(data.moves.length, "move")}`;
  const edges = rowsOfMoves(data.moves, accepting);
  const used = new Set([0, ...edges.flatMap(({ from, to }) => [from, to])]);
  if (used.size > MOST_STATES || edges.length > 3 * MOST_STATES) {
    return table(data, accepting, words);
  }
  const vertices = [...used].sort((a, b) => a - b).map((id) => ({ id, label: String(id), shape: accepting.has(id) ? "double" : "circle", isStart: id === 0 }));
  return h("figure", {}, drawing(vertices, edges, words), h("figcaption", { class: "faint" }, `${words}; it begins at 0, and words end at double circles. Moves in a row are one arrow.`));
}

// Edges to draw. Of states that do nothing but go on, one edge is left, with all their units.
export function rowsOfMoves(moves, accepting) {
  const inward = new Map();
  const outward = new Map();
  for (const move of moves) {
    outward.set(move[0], [...(outward.get(move[0]) || []), move]);
    inward.set(move[1], (inward.get(move[1]) || 0) + 1);
  }
  const isBetween = (id) => id !== 0 && !accepting.has(id) && inward.get(id) === 1 && (outward.get(id) || []).length === 1;
  const edges = [];
  for (const [from, to, label] of moves) {
    if (!isBetween(from)) {
      const row = { from, to, label };
      while (isBetween(row.to) && row.to !== from) {
        const [[, next, more]] = outward.get(row.to);
        row.label += more;
        row.to = next;
      }
      edges.push(row);
    }
  }
  return edges;
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
