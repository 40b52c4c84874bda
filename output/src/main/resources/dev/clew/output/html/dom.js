// Elements are made here and nowhere else. Texts become text nodes: never markup.

const SVG = "http://www.w3.org/2000/svg";

function fill(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) {
      continue;
    }
    if (name.startsWith("on")) {
      node.addEventListener(name.slice(2), value);
    } else {
      node.setAttribute(name, value === true ? "" : String(value));
    }
  }
  append(node, children);
  return node;
}

function append(node, children) {
  for (const child of children.flat(Infinity)) {
    if (child !== null && child !== undefined && child !== false) {
      node.append(child instanceof Node ? child : document.createTextNode(String(child)));
    }
  }
}

// An element: h("p", { class: "note" }, "a text", h("b", {}, "another")).
export function h(tag, attributes = {}, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

// The same for drawings.
export function svg(tag, attributes = {}, ...children) {
  return fill(document.createElementNS(SVG, tag), attributes, children);
}

export function replace(node, ...children) {
  node.replaceChildren();
  append(node, children);
  return node;
}

// A number as people read it, with a thin space between thousands.
export function count(number) {
  return String(number).replace(/\B(?=(\d{3})+(?!\d))/g, "\u202f");
}

// A name that may be broken behind dots, brackets and commas, and before the humps of its words.
export function breakable(text) {
  return text.split(/(?<=[.(,])|(?<=[a-z\d])(?=[A-Z])/).map((part, index) => [index ? h("wbr") : "", part]);
}

export function plural(number, one, many = one + "s") {
  return `${count(number)} ${number === 1 ? one : many}`;
}

// Milliseconds as people read them.
export function duration(millis) {
  if (millis < 1000) {
    return `${count(Math.round(millis))} ms`;
  }
  return millis < 120000 ? `${(millis / 1000).toFixed(1)} s` : `${(millis / 60000).toFixed(1)} min`;
}
