import { breakable, count, h, plural, replace } from "./dom.js";
import { copyButton } from "./copy.js";
import { inputsTable } from "./endings.js";
import { CONFIRMATION_WORDS, GROUPS, KIND_WORDS, LEVELS, LEVEL_MARKS, choicesOf, matching } from "./findings-model.js";
import { method } from "./java.js";
import { place, simple } from "./names.js";
import { go, link, stay } from "./route.js";
import { choice, searchField } from "./search.js";
import { program } from "./program.js";
import { marked, sentence } from "./sentence.js";
import { beginning, shown } from "./unseen.js";

const ROWS = 100;

export function findingsView(model, route) {
  const filter = { ...route.options };
  const list = h("ol", { class: "rows", "aria-label": "Findings" });
  const status = h("p", { class: "status", role: "status" });
  const detail = h("section", { class: "detail", "aria-label": "The finding" });
  let rows = [];
  let chosen = route.parts.length ? Number(route.parts[0]) : -1;

  const address = () => [chosen < 0 ? [] : [chosen], filter];
  const change = (name) => (value) => {
    filter[name] = value;
    refresh();
    stay("findings", ...address());
  };
  const field = searchField("Filter findings", filter.q, change("q"));
  const bar = h(
    "form",
    { class: "bar", role: "search", onsubmit: (event) => event.preventDefault() },
    field,
    choice("Any level", Object.entries(LEVELS).filter(([key]) => model.findings.some((each) => each.level === key)), filter.level, change("level")),
    choice("Any kind", choicesOf(model.findings, "kind", KIND_WORDS), filter.kind, change("kind")),
    choice("Any package", choicesOf(model.findings, "package"), filter.package, change("package")),
    choice("Any confirmation", choicesOf(model.findings, "confirmation", CONFIRMATION_WORDS), filter.confirmation, change("confirmation")),
  );

  function refresh() {
    rows = matching(model.findings, filter);
    replace(
      status,
      rows.length === model.findings.length ? plural(rows.length, "finding") : `${count(rows.length)} of ${plural(model.findings.length, "finding")}`,
    );
    replace(
      list,
      rows.slice(0, ROWS).map((each, at) => [at && rows[at - 1].level === each.level ? null : group(rows, each.level), row(model, each, each.index === chosen, filter)]),
    );
    if (rows.length > ROWS) {
      list.append(h("li", { class: "faint note" }, `${count(rows.length - ROWS)} more; filter to see them`));
    }
  }

  function choose(index) {
    chosen = index;
    stay("findings", ...address());
    list.querySelectorAll("a[aria-current]").forEach((each) => each.removeAttribute("aria-current"));
    const at = list.querySelector(`a[data-index="${index}"]`);
    if (at) {
      at.setAttribute("aria-current", "true");
      at.focus({ preventScroll: true });
      at.scrollIntoView({ block: "nearest" });
    }
    showDetail();
  }

  function showDetail() {
    const each = model.findings[chosen];
    replace(detail, each ? about(model, each) : h("p", { class: "faint hint" }, "Choose a finding: j and k move, Enter shows its path."));
  }

  list.addEventListener("click", (event) => {
    const at = event.target.closest("a[data-index]");
    if (at && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      choose(Number(at.dataset.index));
    }
  });
  if (chosen < 0 && model.findings.length && innerWidth > 900) {
    chosen = matching(model.findings, filter)[0]?.index ?? -1;
  }
  refresh();
  showDetail();
  return {
    element: h("div", { class: "split" }, h("div", { class: "pane" }, bar, status, list, empty(model)), detail),
    field,
    move: (by) => {
      const at = rows.findIndex((each) => each.index === chosen);
      const next = rows[Math.max(0, Math.min(Math.min(rows.length, ROWS) - 1, at + by))];
      if (next) {
        choose(next.index);
      }
    },
    enter: () => {
      const each = model.findings[chosen];
      if (each) {
        go(...addressOf(each));
      }
    },
    close: () => change("q")((field.value = "")),
  };
}

function empty(model) {
  return model.findings.length ? null : h("p", { class: "hint" }, "Nothing was found. ", h("a", { href: link("tree") }, "The paths"), " are there all the same.");
}

function group(rows, level) {
  return h("li", { class: "group" }, GROUPS[level] || level, " ", h("span", { class: "size" }, count(rows.filter((each) => each.level === level).length)));
}

function row(model, each, isChosen, filter) {
  return h(
    "li",
    {},
    h(
      "a",
      {
        href: link("findings", [each.index], filter),
        class: "row",
        "data-index": each.index,
        "aria-current": isChosen ? "true" : null,
      },
      h("span", { class: `level ${each.level}`, role: "img", "aria-label": LEVELS[each.level] || each.level, title: LEVELS[each.level] || each.level }, LEVEL_MARKS[each.level] || "•"),
      h("span", { class: "what" }, breakable(each.what)),
      h("span", { class: "where" }, place(model, each.site)),
      h("span", { class: "how" }, each.hotspot !== undefined && !each.call ? marked((each.message || "").slice(0, 300)) : beginning(each.call || each.message || "", 200)),
    ),
  );
}

function addressOf(each) {
  if (each.hotspot !== undefined) {
    return ["strings", [each.hotspot], {}];
  }
  return ["source", [each.site.class, each.site.line], { target: each.target.index, path: each.path ? each.path.id : "" }];
}

function about(model, each) {
  const source = model.testFile(each.test);
  const name = each.test ? each.test.slice(each.test.indexOf("#") + 1) : "";
  const test = source ? method(source, name) : "";
  return [
    h("h2", {}, breakable(each.what)),
    each.message ? messageOf(each) : null,
    h(
      "p",
      { class: "facts" },
      h("span", { class: `level ${each.level}`, "aria-hidden": "true" }, LEVEL_MARKS[each.level] || "•"),
      ` ${[LEVELS[each.level] || each.level, KIND_WORDS[each.kind] || each.kind, each.rule, CONFIRMATION_WORDS[each.confirmation] || each.confirmation].filter(Boolean).join(" · ")}`,
    ),
    h("p", { class: "ways" }, h("a", { class: "button", href: link(...addressOf(each)) }, each.hotspot === undefined ? `Source: ${place(model, each.site)}` : "The sentence"), each.path ? h("a", { class: "button", href: link("tree", [each.target.index], { path: each.path.id }) }, "In the tree") : null),
    each.call ? [h("h3", {}, "Call"), h("pre", { class: "code", tabindex: "0" }, shown(each.call)), copyButton("Copy the call", each.call)] : null,
    each.path ? [h("h3", {}, "Inputs"), inputsTable(each.path), conditionOf(each.path)] : null,
    each.trace.length > 1 ? [h("h3", {}, "Stack"), h("ol", { class: "trace" }, each.trace.map((site) => h("li", {}, h("a", { href: link("source", [site.class, site.line], {}) }, `${simple(site.class)}.${site.method}`), " ", h("span", { class: "faint" }, place(model, site)))))] : null,
    test ? [h("h3", {}, "JUnit test"), program(test), copyButton("Copy the test", test)] : null,
    each.test && !test ? h("p", { class: "faint" }, `The test is ${each.test}.`) : null,
    each.paths > 1 || each.targets > 1 ? h("p", { class: "faint" }, plural(each.paths, "path"), " of this method", each.targets > 1 ? `, and ${plural(each.targets, "method")} in all,` : "", " lead here.") : null,
  ];
}

// What an exception says, or the sentence that is handed over.
function messageOf(each) {
  return each.hotspot === undefined ? h("p", { class: "message" }, shown(each.message)) : sentence(each.message);
}

// What must hold of the inputs.
export function conditionOf(path) {
  if (path.foundBy === "concrete") {
    return h("p", { class: "faint" }, "Found by a call with made-up inputs: no condition is known.");
  }
  if (!path.condition.length) {
    return h("p", { class: "faint" }, "Taken always.");
  }
  return h(
    "details",
    { open: path.condition.length <= 8 },
    h("summary", {}, `Taken when (${plural(path.condition.length, "condition")})`),
    h("ul", { class: "conditions" }, path.condition.map((each) => h("li", {}, h("code", {}, shown(each, 600))))),
  );
}
