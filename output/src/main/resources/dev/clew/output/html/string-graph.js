import { h } from "./dom.js";
import { drawing } from "./graph.js";
import { shown } from "./unseen.js";

const LEGEND = [
  ["unknown", "an unknown string"],
  ["known", "a known text"],
  ["row", "a row of both"],
  ["fact", "what holds of a string"],
];

// The graph that a path's conditions about strings are: unknown strings and known ones, what holds
// between them, and what each rule has derived.
export function stringGraph(data) {
  const vertices = data.nodes.map(([kind, label], id) => ({ id, label, shape: "box", kind }));
  const edges = data.lines.map(([from, to, label]) => ({ from, to, label, isLine: true }));
  return [
    h("h3", {}, "As the solver sees it"),
    h(
      "figure",
      {},
      drawing(vertices, edges, `String graph of ${vertices.length} nodes and ${edges.length} lines`),
      h("figcaption", {}, LEGEND.filter(([kind]) => vertices.some((vertex) => vertex.kind === kind)).map(([kind, words]) => h("span", { class: "key" }, h("span", { class: `swatch ${kind}`, "aria-hidden": "true" }), ` ${words}`)), "v1, v2, … are strings without a name; index, code and value with a number stand for numbers; |s| is the length of s."),
    ),
    data.derived.length ? [h("h3", {}, "What rules derived"), h("dl", { class: "derived" }, [...byRule(data.derived)].map(([rule, facts]) => [h("dt", {}, rule), facts.map((fact) => h("dd", {}, h("code", {}, shown(fact, 300))))]))] : null,
  ];
}

// Facts by the rule that derived them, in the order of the first of each.
export function byRule(derived) {
  const found = new Map();
  derived.forEach(([rule, fact]) => found.set(rule, [...(found.get(rule) || []), fact]));
  return found;
}
