import { h } from "./dom.js";
import { kindOf, mark } from "./outcome.js";
import { place, simple } from "./names.js";
import { beginning, shown } from "./unseen.js";
import { namesOf, valueText } from "./values.js";

// What a path comes to, as a line: a mark and words.
export function ending(model, path) {
  const kind = kindOf(path);
  return h("span", { class: "ending" }, mark(kind), " ", words(model, path));
}

function words(model, path) {
  if (path.outcome === "threw") {
    return [
      h("b", {}, simple(path.exception)),
      path.message ? [": ", beginning(path.message, 160)] : "",
      h("span", { class: "faint" }, ` at ${place(model, path.site)}`),
    ];
  }
  if (path.outcome === "returned") {
    const value = path.returns && "value" in path.returns ? valueText(path.returns.value, path.returns.type) : "";
    return value ? ["returns ", h("code", {}, beginning(value, 160))] : "returns";
  }
  const reason = path.reason || { code: path.outcome, detail: "" };
  return [h("b", {}, reason.code), reason.detail ? [" ", beginning(reason.detail, 160)] : ""];
}

// Paths with the same signature look alike to a reader.
export function signature(path) {
  const site = path.site ? `${path.site.class}:${path.site.line}` : "";
  return [kindOf(path), path.exception || "", site, path.reason ? path.reason.code : ""].join("|");
}

export function inputsTable(path) {
  if (!path.inputs.length) {
    return h("p", { class: "faint" }, path.outcome === "returned" || path.outcome === "threw" ? "None." : "None are known.");
  }
  const known = namesOf(path.inputs);
  return h(
    "table",
    { class: "inputs" },
    h("caption", { class: "off-screen" }, "Inputs"),
    h(
      "tbody",
      {},
      path.inputs.map((input) =>
        h(
          "tr",
          {},
          h("th", { scope: "row" }, shown(input.name)),
          h("td", { class: "faint" }, simple(input.type)),
          h("td", {}, h("code", {}, shown(valueText(input.value, input.type, known), 600))),
        ),
      ),
    ),
  );
}
