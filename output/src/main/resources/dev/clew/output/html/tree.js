import { count, h, plural, replace } from "./dom.js";
import { ending, inputsTable } from "./endings.js";
import { conditionOf } from "./findings.js";
import { place } from "./names.js";
import { reasonsOf, tally } from "./model.js";
import { KINDS, mark, word } from "./outcome.js";
import { go, link, stay } from "./route.js";
import { searchField } from "./search.js";
import { targetList } from "./targets.js";
import { root, rowsOf, search, wayTo } from "./tree-model.js";
import { beginning, plain, shown } from "./unseen.js";

const CONDITIONS = 3;
const MORE = 100;
const DETAILS = 4;

export function treeView(model, route) {
  const target = route.parts.length ? model.targets[Number(route.parts[0])] : model.mostTelling();
  if (!target) {
    return { element: h("p", { class: "hint" }, "There are no targets.") };
  }
  const filter = { q: route.options.q || "", path: route.options.path || "" };
  const tree = h("div", { role: "tree", class: "tree", "aria-label": `Paths of ${plain(target.title)}` });
  const status = h("p", { class: "status", role: "status" });
  const detail = h("section", { class: "detail", "aria-label": "The path" });
  const open = new Set();
  let top;
  let rows = [];
  let chosen = null;

  function begin() {
    const found = search(target, filter.q);
    top = root(target, found);
    open.clear();
    open.add(top);
    replace(status, filter.q ? `${count(found.length)} of ${plural(target.paths.length, "path")}` : "", filter.q ? "" : sizes(target));
    const way = filter.path ? wayTo(top, Number(filter.path)) : [top];
    way.forEach((node) => open.add(node));
    chosen = way.at(-1);
    if (chosen.parent) {
      chosen.parent.wanted = chosen;
    }
    render();
  }

  function render() {
    rows = [];
    visit(top, 1);
    replace(tree, rows.map((row) => rowElement(model, row, row.node === chosen, open)));
  }

  function visit(node, level) {
    rows.push({ node, level });
    if (!node.fold && !node.isLeaf && open.has(node)) {
      rowsOf(node).forEach((child) => visit(child, level + 1));
    }
  }

  function choose(node, focus = true) {
    chosen = node;
    filter.path = node.isLeaf ? node.path.id : "";
    stay("tree", [target.index], filter);
    tree.querySelectorAll("[aria-selected=true]").forEach((each) => {
      each.setAttribute("aria-selected", "false");
      each.tabIndex = -1;
    });
    const at = tree.children[rows.findIndex((row) => row.node === node)];
    if (at) {
      at.setAttribute("aria-selected", "true");
      at.tabIndex = 0;
      if (focus) {
        at.focus({ preventScroll: true });
      }
      at.scrollIntoView({ block: "nearest" });
    }
    show();
  }

  function show() {
    replace(detail, chosen.isLeaf ? aboutPath(model, target, chosen.path) : aboutNode(model, target, chosen));
  }

  function toggle(node, wanted = !open.has(node)) {
    if (node.fold !== undefined) {
      node.parent.unfolded.set(node.fold, (node.parent.unfolded.get(node.fold) || 0) + MORE);
      chosen = node.parent;
    } else if (node.isLeaf) {
      return;
    } else if (wanted) {
      open.add(node);
    } else {
      open.delete(node);
    }
    render();
    choose(chosen);
  }

  tree.addEventListener("click", (event) => {
    const at = event.target.closest("[role=treeitem]");
    if (!at || event.target.closest("a")) {
      return;
    }
    const { node } = rows[[...tree.children].indexOf(at)];
    if (node.fold === undefined) {
      choose(node);
    }
    if (node.fold !== undefined || event.target.closest(".twist") || event.detail === 2) {
      toggle(node);
    }
  });
  tree.addEventListener("keydown", (event) => {
    const at = rows.findIndex((row) => row.node === chosen);
    const keys = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      ArrowRight: () => (chosen.isLeaf || open.has(chosen) ? step(1) : toggle(chosen, true)),
      ArrowLeft: () => (open.has(chosen) && !chosen.isLeaf && chosen !== top ? toggle(chosen, false) : chosen.parent && choose(chosen.parent)),
      Home: () => choose(rows[0].node),
      End: () => choose(rows.at(-1).node),
      " ": () => toggle(chosen),
    };
    if (at >= 0 && keys[event.key] && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      keys[event.key]();
    }
  });

  function step(by) {
    const at = rows.findIndex((row) => row.node === chosen);
    const next = rows[Math.max(0, Math.min(rows.length - 1, at + by))];
    choose(next.node);
  }

  const field = searchField("Filter paths: a condition, an exception, #12", filter.q, (value) => {
    filter.q = value;
    filter.path = "";
    begin();
    stay("tree", [target.index], filter);
    show();
  });
  begin();
  show();
  return {
    element: h(
      "div",
      { class: "three" },
      targetList(model, target, (each) => link("tree", [each.index])),
      h("div", { class: "pane" }, h("h2", {}, target.title), h("form", { class: "bar", role: "search", onsubmit: (event) => event.preventDefault() }, field), status, tree, left(target)),
      detail,
    ),
    field,
    focus: () => chosen && filter.path && choose(chosen, false),
    move: step,
    enter: () => {
      if (chosen.fold !== undefined || !chosen.isLeaf) {
        toggle(chosen);
      } else {
        go(...sourceOf(target, chosen.path));
      }
    },
    close: () => {
      filter.q = field.value = "";
      begin();
      choose(chosen, false);
    },
  };
}

function sizes(target) {
  const all = target.stats.paths;
  const listed = target.paths.length;
  return listed < all ? `${count(listed)} of ${plural(all, "path")} are listed; the others end like these` : plural(listed, "path");
}

// What was not explored, as what it is: leaves that nobody went to.
function left(target) {
  if (target.status === "complete") {
    return [];
  }
  const inPaths = new Set(target.paths.map((path) => path.reason && path.reason.code));
  const byCode = new Map();
  reasonsOf(target).filter((reason) => !inPaths.has(reason.code)).forEach((reason) => byCode.set(reason.code, [...(byCode.get(reason.code) || []), reason]));
  return [...byCode].map(([code, list]) => {
    const times = list.reduce((sum, reason) => sum + reason.count, 0);
    const details = list.map((reason) => reason.detail).filter(Boolean);
    const more = details.length > DETAILS ? `, and ${count(details.length - DETAILS)} more` : "";
    return h("p", { class: "unvisited" }, mark("left"), " ", h("a", { href: link("numbers", ["reason", code]) }, code), times > 1 ? ` ${count(times)} times` : "", details.length ? [": ", shown(details.slice(0, DETAILS).join(", "), 300), more] : "");
  });
}

function rowElement(model, { node, level }, isChosen, open) {
  if (node.fold !== undefined) {
    return h("div", { role: "treeitem", "aria-level": level, "aria-selected": "false", tabindex: "-1", class: `node fold level-${Math.min(level, 12)}` }, mark(node.like ? kindOfPath(node.like) : "left"), ` ${count(node.count)} more like this`);
  }
  const isOpen = open.has(node);
  return h(
    "div",
    {
      role: "treeitem",
      "aria-level": level,
      "aria-expanded": node.isLeaf ? null : String(isOpen),
      "aria-selected": String(isChosen),
      tabindex: isChosen ? "0" : "-1",
      class: `node level-${Math.min(level, 12)}`,
    },
    h("span", { class: "twist", "aria-hidden": "true" }, node.isLeaf ? "" : isOpen ? "▾" : "▸"),
    conditions(model, node),
    node.isLeaf ? h("span", { class: "counts faint" }, `#${node.path.id}`) : outcomes(node),
  );
}

function kindOfPath(path) {
  return path.proven === false && path.outcome !== "unsupported" ? "unknown" : path.outcome;
}

function stepsOf(model, node) {
  return model.steps(node.target, { steps: node.steps });
}

function conditions(model, node) {
  const steps = stepsOf(model, node);
  if (!steps.length) {
    return h("span", { class: "guards" }, h("span", { class: "faint" }, node.parent ? "ends here" : "all paths"), leaf(model, node));
  }
  const said = steps.filter((step) => step.text);
  const site = steps.find((step) => step.fork.line > 0);
  const texts = (said.length ? said : [{ text: "otherwise" }]).slice(0, CONDITIONS);
  return h(
    "span",
    { class: "guards" },
    texts.map((step, index) => [index ? h("span", { class: "faint" }, " && ") : "", h("code", {}, beginning(step.text, 90))]),
    said.length > CONDITIONS ? h("span", { class: "faint" }, ` && ${said.length - CONDITIONS} more`) : "",
    site ? [" ", h("a", { class: "site", tabindex: "-1", href: link("source", [site.fork.class, site.fork.line], { target: node.target.index, path: node.path.id }) }, place(model, site.fork))] : "",
    leaf(model, node),
  );
}

function leaf(model, node) {
  return node.isLeaf ? h("span", { class: "leaf" }, h("span", { class: "faint", "aria-hidden": "true" }, "→ "), ending(model, node.path)) : null;
}

function outcomes(node) {
  const counts = tally(node.members);
  return h(
    "span",
    { class: "counts" },
    KINDS.filter((kind) => counts[kind]).map((kind) => h("span", { class: "outcome", title: `${counts[kind]} ${word(kind)}` }, mark(kind), "\u00a0", count(counts[kind]))),
  );
}

function sourceOf(target, path) {
  const steps = path.steps || [];
  const site = path.site || (steps.length ? target.forks[steps[steps.length - 3]] : { class: target.class, line: 0 });
  return ["source", [site.class, site.line], { target: target.index, path: path.id }];
}

function aboutPath(model, target, path) {
  return [
    h("h2", {}, `Path ${path.id}`),
    h("p", {}, ending(model, path)),
    h("p", { class: "ways" }, h("a", { class: "button", href: link(...sourceOf(target, path)) }, "In the source")),
    h("p", { class: "faint" }, confirmationOf(path)),
    h("h3", {}, "Inputs"),
    inputsTable(path),
    conditionOf(path),
  ];
}

function confirmationOf(path) {
  const words = {
    confirmed: "A real JVM did the same.",
    diverged: "A real JVM did something else: a bug in Clew.",
    failed: "A real JVM could not try it.",
    "not-run": "No real JVM was asked.",
  };
  return `${words[path.confirmation] || ""} ${path.confirmationDetail || ""}`.trim();
}

function aboutNode(model, target, node) {
  if (node.fold !== undefined) {
    return null;
  }
  const steps = stepsOf(model, node).filter((step) => step.text);
  const counts = tally(node.members);
  return [
    h("h2", {}, node.parent ? "A place where paths part" : "All paths"),
    h("dl", { class: "numbers" }, KINDS.filter((kind) => counts[kind]).map((kind) => [h("dt", {}, mark(kind), " ", word(kind)), h("dd", {}, count(counts[kind]))])),
    steps.length ? [h("h3", {}, "What holds here"), h("ul", { class: "conditions" }, steps.map((step) => h("li", {}, h("code", {}, shown(step.text, 600)), " ", h("span", { class: "faint" }, `${place(model, step.fork)} · ${step.fork.kind}`))))] : null,
    node.parent ? null : h("p", { class: "faint" }, `Status: ${target.status}.`),
  ];
}
