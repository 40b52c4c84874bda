import { count, h, replace } from "./dom.js";
import { unpacked } from "./data.js";
import { SERIOUS } from "./findings-model.js";
import { findingsView } from "./findings.js";
import { helpDialog, listen } from "./keys.js";
import { Model } from "./model.js";
import { numbersView } from "./numbers.js";
import { link, parse } from "./route.js";
import { sourceView } from "./source.js";
import { entriesOf, stringsView } from "./strings.js";
import { themeButton } from "./theme.js";
import { treeView } from "./tree.js";

const VIEWS = [
  ["findings", "Findings", findingsView],
  ["source", "Source", sourceView],
  ["tree", "Tree", treeView],
  ["strings", "Strings", stringsView],
  ["numbers", "Numbers", numbersView],
];

async function start() {
  const app = document.getElementById("app");
  replace(app, h("p", { class: "hint" }, "Unpacking …"));
  const model = new Model(await unpacked("results"), await unpacked("texts"));
  const main = h("main", { id: "main", tabindex: "-1" });
  const tabs = VIEWS.map(([name, title]) => h("a", { href: link(name), "data-view": name }, title, sizeOf(model, name)));
  const help = helpDialog();
  let view = {};

  function show() {
    const route = parse(location.hash);
    const known = VIEWS.find(([name]) => name === route.view) || VIEWS[0];
    view = known[2](model, route);
    const hadFocus = main.contains(document.activeElement);
    replace(main, view.element);
    main.setAttribute("aria-label", known[1]);
    if (hadFocus) {
      main.focus({ preventScroll: true }); // what had it is gone
    }
    tabs.forEach((tab) => (tab.dataset.view === known[0] ? tab.setAttribute("aria-current", "page") : tab.removeAttribute("aria-current")));
    document.title = `${known[1]} · clew ${model.results.command}`;
    view.focus?.();
  }

  replace(
    app,
    h("a", { class: "skip", href: "#main", onclick: (event) => (event.preventDefault(), main.focus()) }, "To the content"),
    h(
      "header",
      {},
      h("h1", {}, "clew ", h("span", {}, model.results.command)),
      h("nav", { class: "tabs", "aria-label": "Views" }, tabs),
      h("span", { class: "tools" }, themeButton(), h("button", { type: "button", "aria-label": "Keys", title: "Keys", onclick: () => help.showModal() }, "?")),
    ),
    main,
    h("footer", {}, `clew ${model.results.version}. This page loads nothing and sends nothing.`),
    help,
  );
  addEventListener("hashchange", show);
  listen(() => view, (index) => (location.hash = link(VIEWS[index][0])), help);
  show();
  document.documentElement.dataset.ready = "true";
}

function sizeOf(model, name) {
  const sizes = { findings: model.findings.filter((each) => SERIOUS.includes(each.level)).length, strings: entriesOf(model).length };
  return sizes[name] ? h("span", { class: "size" }, count(sizes[name])) : null;
}

start().catch((problem) => {
  replace(document.getElementById("app"), h("p", { class: "hint", role: "alert" }, `The page cannot be shown: ${problem.message}`));
});
