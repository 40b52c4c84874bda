import { h } from "./dom.js";
import { drawing } from "./graph.js";
import { shown } from "./unseen.js";

// The graph that a path's conditions about strings are: unknown strings and known ones, what holds
// between them, and what each rule has derived.
export function stringGraph(data) {
  const vertices = data.nodes.map(([kind, label], id) => ({ id, label, shape: "box", kind }));
  const edges = data.lines.map(([from, to, label]) => ({ from, to, label, isLine: true }));
  return [
    h("figure", {}, drawing(vertices, edges, `String graph of ${vertices.length} nodes and ${edges.length} lines`)),
    data.derived.length ? [h("h3", {}, "Derived"), h("ol", { class: "conditions" }, data.derived.map(([rule, fact]) => h("li", {}, h("b", {}, rule), " ", h("code", {}, shown(fact, 300)))))] : null,
  ];
}
