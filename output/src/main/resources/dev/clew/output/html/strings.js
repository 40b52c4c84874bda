import { count, h, plural, replace } from "./dom.js";
import { automaton } from "./automaton.js";
import { clauseTree } from "./clauses.js";
import { copyButton } from "./copy.js";
import { LEVELS, LEVEL_MARKS } from "./findings-model.js";
import { method } from "./java.js";
import { place } from "./names.js";
import { go, link, stay } from "./route.js";
import { searchField } from "./search.js";
import { difference, joinedAlike, marked, sentence } from "./sentence.js";
import { stringGraph } from "./string-graph.js";
import { program } from "./program.js";
import { shown } from "./unseen.js";

const MOST_STRINGS = 100;

// Everything that is known of strings: where they go, what is returned, what conditions say.
export function stringsView(model, route) {
  const entries = entriesOf(model);
  const chosen = entries.find((each) => each.id === (route.parts[0] || "0")) || entries[0];
  if (!chosen) {
    return { element: h("p", { class: "hint" }, "No string goes to an interpreter here. ", h("code", {}, "clew strings"), " looks for those that do.") };
  }
  const filter = { q: route.options.q || "" };
  const list = h("ol", { class: "rows", "aria-label": "Strings" });
  const status = h("p", { class: "status", role: "status" });
  const field = searchField("Filter strings", filter.q, (value) => {
    filter.q = value;
    refresh();
    stay("strings", [chosen.id], filter);
  });
  let rows = [];

  function refresh() {
    const words = filter.q.toLowerCase().split(/\s+/).filter(Boolean);
    rows = entries.filter((each) => words.every((word) => haystack(each).includes(word)));
    const all = plural(entries.length, "entry", "entries");
    replace(status, rows.length === entries.length ? all : `${count(rows.length)} of ${all}`);
    const from = Math.max(0, Math.min(rows.indexOf(chosen) - MOST_STRINGS / 2, rows.length - MOST_STRINGS));
    replace(list, rows.slice(from, from + MOST_STRINGS).map((each) => stringRow(each, each === chosen, filter)));
    if (rows.length > MOST_STRINGS) {
      list.append(h("li", { class: "faint note" }, `${count(rows.length - MOST_STRINGS)} more; filter to see them`));
    }
  }

  refresh();
  return {
    element: h("div", { class: "split" }, h("div", { class: "pane" }, h("form", { class: "bar", role: "search", onsubmit: (event) => event.preventDefault() }, field), status, list), h("section", { class: "detail", "aria-label": "The string" }, chosen.about())),
    field,
    focus: () => list.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" }),
    move: (by) => {
      const next = rows[Math.max(0, Math.min(rows.length - 1, rows.indexOf(chosen) + by))];
      next && go("strings", [next.id], filter);
    },
    enter: () => (chosen.site ? go("source", [chosen.site.class, chosen.site.line]) : chosen.way && go(...chosen.way)),
    close: () => {
      filter.q = field.value = "";
      refresh();
      stay("strings", [chosen.id], filter);
    },
  };
}

function haystack(each) {
  each.words ??= `${LEVELS[each.level] || ""} ${each.what} ${each.where} ${each.how}`.toLowerCase();
  return each.words;
}

function stringRow(each, isChosen, filter) {
  return h(
    "li",
    {},
    h(
      "a",
      { href: link("strings", [each.id], filter), class: "row", "aria-current": isChosen ? "true" : null },
      h("span", { class: `level ${each.level}`, role: "img", "aria-label": LEVELS[each.level] || each.what }, LEVEL_MARKS[each.level] || "≈"),
      h("span", { class: "what" }, LEVELS[each.level] || "", " ", h("span", { class: "faint" }, each.what)),
      h("span", { class: "where" }, each.where),
      h("span", { class: "how" }, marked(each.how.slice(0, 300))),
    ),
  );
}

export function entriesOf(model) {
  const hotspots = (model.results.hotspots || []).map((each, index) => ({
    id: String(index),
    level: each.verdict,
    what: each.language,
    where: place(model, each.site),
    how: each.strings[0] || "",
    site: each.site,
    about: () => aboutHotspot(model, each),
  }));
  const returned = (model.results.returned || []).map((each, index) => ({
    id: `returned-${index}`,
    level: "returned",
    what: "returned",
    where: each.title,
    how: each.pattern,
    about: () => aboutReturned(each),
  }));
  const graphs = [];
  for (const target of model.targets) {
    for (const path of target.paths) {
      if (path.strings) {
        graphs.push({
          id: `graph-${target.index}-${path.id}`,
          level: "graph",
          what: "string graph",
          where: target.title,
          how: `path ${path.id}: ${path.condition.join(" && ")}`,
          way: ["tree", [target.index], { path: path.id }],
          about: () => aboutGraph(model, target, path),
        });
      }
    }
  }
  return [...hotspots, ...returned, ...graphs];
}

function aboutHotspot(model, each) {
  const source = model.testFile(each.test);
  const test = source ? method(source, each.test.slice(each.test.indexOf("#") + 1)) : "";
  return [
    h("h2", {}, each.language, " ", h("span", { class: "faint" }, each.sink)),
    h("p", { class: "facts" }, h("span", { class: `level ${each.verdict}`, "aria-hidden": "true" }, LEVEL_MARKS[each.verdict]), ` ${LEVELS[each.verdict] || each.verdict} · ${each.level}${each.cwe ? ` · CWE-${each.cwe}` : ""} · ${plural(each.paths, "path")}`),
    h("p", { class: "ways" }, h("a", { class: "button", href: link("source", [each.site.class, each.site.line]) }, `Source: ${place(model, each.site)}`)),
    h("h3", {}, "What arrives"),
    each.strings.map((text) => sentence(text)),
    each.shown ? shownPart(each.shown, each.language) : null,
    each.holes.length ? holes(each.holes) : null,
    each.reasons.length ? [h("h3", {}, "Why"), h("ul", {}, each.reasons.map((reason) => h("li", {}, shown(reason))))] : null,
    each.remedy ? [h("h3", {}, "Remedy"), h("p", {}, each.remedy)] : null,
    h("h3", {}, "All that can arrive"),
    h("p", {}, h("code", {}, shown(each.pattern, 600)), h("span", { class: "faint" }, each.exact ? " and nothing else" : " at most")),
    each.automaton ? automaton(each.automaton, "What can arrive") : null,
    test ? [h("h3", {}, "JUnit test"), program(test), copyButton("Copy the test", test)] : null,
  ];
}

function shownPart(facts, language) {
  return [
    h("h3", {}, "Shown by a real JVM"),
    h("pre", { class: "code", tabindex: "0" }, shown(facts.call)),
    copyButton("Copy the call", facts.call),
    h("dl", { class: "pairs" }, h("dt", {}, "arrives"), h("dd", {}, sentence(facts.marked)), facts.benign ? [h("dt", {}, "instead"), h("dd", {}, sentence(facts.benign))] : null, facts.effect ? [h("dt", {}, "effect"), h("dd", {}, shown(facts.effect))] : null),
    facts.benignStructure ? structures(facts, language) : null,
  ];
}

// Both structures, what is not in the harmless one marked; those of SQL as trees.
function structures(facts, language) {
  const words = difference(facts.benignStructure, facts.structure);
  const isSql = language.startsWith("sql");
  const harmless = isSql ? clauseTree(facts.benignStructure) : null;
  return [
    h("h3", {}, "Structure"),
    h(
      "div",
      { class: "both" },
      h("figure", {}, h("figcaption", {}, "harmless"), h("p", { class: "sentence" }, shown(facts.benignStructure)), isSql ? parseTree(harmless) : null),
      h("figure", {}, h("figcaption", {}, "this one"), h("p", { class: "sentence" }, joinedAlike(words).map(([isNew, word]) => (isNew ? h("mark", { class: "new" }, shown(word)) : shown(word)))), isSql ? parseTree(clauseTree(facts.structure), labelsOf(harmless)) : null),
    ),
  ];
}

function labelsOf(tree) {
  const found = new Map();
  const visit = ([label, ...children]) => {
    found.set(label, (found.get(label) || 0) + 1);
    children.forEach(visit);
  };
  visit(tree);
  return found;
}

// A tree as a nested list: [label, child, child]. What the other tree lacks is marked.
function parseTree(tree, known = null) {
  const left = known && new Map(known);
  const node = ([label, ...children]) => {
    const isNew = left && !left.get(label);
    if (left && left.get(label)) {
      left.set(label, left.get(label) - 1);
    }
    return h("li", {}, isNew ? h("mark", { class: "new" }, shown(label, 80)) : h("span", {}, shown(label, 80)), children.length ? h("ul", {}, children.map(node)) : null);
  };
  return h("ul", { class: "parse" }, node(tree));
}

function holes(list) {
  return [
    h("h3", {}, "Holes"),
    h(
      "div",
      { class: "scroll", tabindex: "0", role: "region", "aria-label": "Holes" },
      h(
        "table",
        { class: "plain" },
        h("thead", {}, h("tr", {}, ["", "Inputs", "From", "Stands in", "Words"].map((each) => h("th", { scope: "col" }, each || h("span", { class: "off-screen" }, "Stays inside"))))),
        h(
          "tbody",
          {},
          list.map((hole) =>
            h(
              "tr",
              {},
              h("td", {}, h("span", { class: `level ${hole.proven ? "proven" : "open"}`, role: "img", "aria-label": hole.proven ? "stays inside" : "not proven" }, hole.proven ? "✓" : "?")),
              h("td", {}, shown(hole.inputs.join(", "))),
              h("td", {}, shown(hole.sources.join(", "))),
              h("td", {}, shown(hole.context)),
              h("td", {}, h("code", {}, shown(hole.pattern, 200))),
            ),
          ),
        ),
      ),
    ),
  ];
}

function aboutReturned(each) {
  return [
    h("h2", {}, each.title),
    h("p", {}, h("code", {}, shown(each.pattern, 600)), h("span", { class: "faint" }, each.exact ? " and nothing else" : " at most")),
    each.gaps.length ? h("ul", {}, each.gaps.map((gap) => h("li", {}, shown(gap)))) : null,
    each.automaton ? automaton(each.automaton, "What is returned") : null,
  ];
}

function aboutGraph(model, target, path) {
  return [
    h("h2", {}, `${target.title}, path ${path.id}`),
    h("p", { class: "ways" }, h("a", { class: "button", href: link("tree", [target.index], { path: path.id }) }, "In the tree")),
    h("ul", { class: "conditions" }, path.condition.map((text) => h("li", {}, h("code", {}, shown(text, 400))))),
    stringGraph(path.strings),
  ];
}
