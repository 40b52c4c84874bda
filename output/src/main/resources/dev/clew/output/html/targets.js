import { breakable, count, h, replace } from "./dom.js";
import { packageOf } from "./names.js";

const MOST = 300;

// The methods of the run, to choose one; a box of their own, closed on small screens.
export function targetList(model, current, hrefOf) {
  if (model.targets.length < 2) {
    return null;
  }
  const list = h("ul", { class: "names" });
  const field = h("input", { type: "search", class: "search", placeholder: "Methods", "aria-label": "Filter methods", oninput: () => fill(field.value.toLowerCase()) });
  function fill(wanted) {
    const found = model.targets.filter((target) => `${target.class} ${target.title}`.toLowerCase().includes(wanted));
    let last = "";
    replace(
      list,
      found.slice(0, MOST).map((target) => {
        const name = packageOf(target.class);
        const head = name === last ? null : h("li", { class: "package" }, name);
        last = name;
        return [
          head,
          h("li", {}, h("a", { href: hrefOf(target), "aria-current": target === current ? "true" : null }, h("span", {}, breakable(target.title)), h("span", { class: "faint" }, count(target.stats.paths)))),
        ];
      }),
      found.length > MOST ? h("li", { class: "faint" }, `${count(found.length - MOST)} more`) : null,
    );
  }
  fill("");
  return h("nav", { class: "side", "aria-label": "Methods" }, field, list);
}
