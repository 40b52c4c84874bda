import { h, svg } from "./dom.js";
import { plain } from "./unseen.js";

const UNIT = 7.3; // how wide a letter is
const LONGEST_LABEL = 28;
const WIDEST = 560; // what goes across a view
const SMALLEST = 0.72; // of its size, so that letters can be read
const MOST_TWICE = 60; // small enough to be laid out both ways

function brief(text) {
  const whole = plain(text);
  return whole.length > LONGEST_LABEL ? whole.slice(0, LONGEST_LABEL - 1) + "…" : whole;
}

// Lays a graph out and draws it: across, or down where that takes less room. Vertices: { id, label, shape, isStart }; edges: { from, to, label }.
export function drawing(vertices, edges, title) {
  const across = laidOut(vertices, edges, "LR");
  const isWide = across.graph().width > WIDEST && vertices.length <= MOST_TWICE;
  const down = isWide ? laidOut(vertices, edges, "TB") : across;
  return picture(down.graph().width < across.graph().width ? down : across, title);
}

function laidOut(vertices, edges, direction) {
  const graph = new dagre.graphlib.Graph({ multigraph: true });
  graph.setGraph({ rankdir: direction, nodesep: 22, ranksep: 34, edgesep: 12, marginx: 14, marginy: 14 });
  vertices.forEach((vertex) => {
    const width = vertex.shape === "box" ? Math.max(40, brief(vertex.label).length * UNIT + 18) : 32;
    graph.setNode(String(vertex.id), { ...vertex, width, height: vertex.shape === "box" ? 30 : 32 });
  });
  edges.forEach((edge, index) =>
    graph.setEdge(String(edge.from), String(edge.to), { ...edge, width: brief(edge.label).length * UNIT + 6, height: 16, labelpos: "c" }, String(index)),
  );
  dagre.layout(graph);
  return graph;
}

function picture(graph, title) {
  const { width, height } = graph.graph();
  const drawn = svg(
    "svg",
    { class: "graph", viewBox: `0 0 ${Math.ceil(width)} ${Math.ceil(height)}`, width: Math.ceil(width), height: Math.ceil(height), role: "img", "aria-label": title },
    svg("defs", {}, svg("marker", { id: "head", viewBox: "0 0 8 8", refX: 8, refY: 4, markerWidth: 8, markerHeight: 8, orient: "auto" }, svg("path", { d: "M0 0L8 4L0 8z", class: "head" }))),
    graph.edges().map((key) => edgeElement(graph.edge(key))),
    graph.nodes().map((id) => vertexElement(graph.node(id))),
  );
  drawn.style.maxWidth = `max(100%, ${Math.ceil(width * SMALLEST)}px)`; // what does not fit is made smaller, then scrolled
  return h("div", { class: "scroll graph-box", tabindex: "0", role: "region", "aria-label": title }, drawn);
}

function edgeElement(edge) {
  const way = edge.points.map(({ x, y }, index) => `${index ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
  return svg(
    "g",
    { class: `edge ${edge.kind || ""}` },
    svg("path", { d: way, "marker-end": edge.isLine ? null : "url(#head)" }),
    edge.label ? svg("text", { x: edge.x.toFixed(1), y: (edge.y + 4).toFixed(1), class: "on-line" }, svg("title", {}, plain(edge.label)), brief(edge.label)) : null,
  );
}

function vertexElement(vertex) {
  const at = `translate(${vertex.x.toFixed(1)} ${vertex.y.toFixed(1)})`;
  const shapes =
    vertex.shape === "box"
      ? [svg("rect", { x: -vertex.width / 2, y: -15, width: vertex.width, height: 30, rx: 6 })]
      : [svg("circle", { r: 15 }), vertex.shape === "double" ? svg("circle", { r: 11.5 }) : null];
  return svg("g", { class: `vertex ${vertex.kind || ""}${vertex.isStart ? " start" : ""}`, transform: at }, shapes, svg("text", { y: 4 }, svg("title", {}, plain(vertex.label)), brief(vertex.label)));
}
