import { h } from "./dom.js";
import { colouredLines } from "./java.js";
import { shown } from "./unseen.js";

// Java over several lines, with colours.
export function program(text) {
  return h(
    "pre",
    { class: "code", tabindex: "0" },
    colouredLines(text.split("\n")).map((row, index) => [
      index ? "\n" : "",
      row.map(([kind, part]) => (kind ? h("span", { class: `java-${kind}` }, shown(part)) : shown(part))),
    ]),
  );
}
