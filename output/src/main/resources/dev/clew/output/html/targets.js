import { breakable, count, h, replace } from "./dom.js";

const MOST = 300;

// Below the name of its class.
function ownName(target) {
  return target.title.startsWith("new ") ? target.title : target.title.slice(target.title.slice(0, target.title.indexOf("(")).lastIndexOf(".") + 1);
}

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
        const head = target.class === last ? null : h("li", { class: "package" }, breakable(target.class));
        last = target.class;
        return [
          head,
          h("li", {}, h("a", { href: hrefOf(target), "aria-current": target === current ? "true" : null }, h("span", {}, breakable(ownName(target))), h("span", { class: "faint" }, count(target.stats.paths)))),
        ];
      }),
      found.length > MOST ? h("li", { class: "faint" }, `${count(found.length - MOST)} more`) : null,
    );
  }
  fill("");
  return h("nav", { class: "side", "aria-label": "Methods" }, field, list);
}
