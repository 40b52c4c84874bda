import { h } from "./dom.js";
import { coloured } from "./java.js";
import { shown } from "./unseen.js";

// Java over several lines, with colours.
export function program(text) {
  return h(
    "pre",
    { class: "code", tabindex: "0" },
    text.split("\n").map((row, index) => [
      index ? "\n" : "",
      coloured(row).map(([kind, part]) => (kind ? h("span", { class: `java-${kind}` }, shown(part)) : shown(part))),
    ]),
  );
}
