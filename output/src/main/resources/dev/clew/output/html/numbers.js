import { count, duration, h, plural } from "./dom.js";
import { reasonsOf } from "./model.js";
import { place } from "./names.js";
import { word } from "./outcome.js";
import { link } from "./route.js";
import { shown } from "./unseen.js";

const SLOWEST = 20;
const SKIPPED = 20;
const VERDICTS = { exploit: "exploits", syntax: "syntax errors", proven: "proven", open: "open" };

export function numbersView(model, route) {
  const sums = sumsOf(model.targets);
  const code = route.parts[0] === "reason" ? route.parts[1] : "";
  return {
    element: h(
      "div",
      { class: "numbers-view" },
      tiles(model, sums),
      h("div", { class: "columns" }, h("section", {}, h("h2", {}, "Time by stage"), stages(sums)), h("section", {}, h("h2", {}, "Queries by answer"), answers(sums)), h("section", {}, h("h2", {}, "Layers of the solver"), layers(sums))),
      h("section", {}, h("h2", {}, "What was left out"), reasons(model, code)),
      h("section", {}, h("h2", {}, "Slowest methods"), slowest(model)),
      h("section", {}, h("h2", {}, "Options"), options(model)),
    ),
    focus: () => code && document.getElementById(`reason-${code}`)?.scrollIntoView({ block: "center" }),
  };
}

export function sumsOf(targets) {
  const sums = { paths: 0, pruned: 0, queries: 0, sat: 0, unsat: 0, unknown: 0, cacheHits: 0, total: 0, solver: 0, replay: 0, instructions: 0, endings: {}, layers: new Map() };
  for (const { stats, pathCounts } of targets) {
    for (const key of ["paths", "pruned", "queries", "cacheHits", "instructions"]) {
      sums[key] += stats[key];
    }
    for (const key of ["sat", "unsat", "unknown"]) {
      sums[key] += stats.queriesByAnswer[key];
    }
    for (const key of ["total", "solver", "replay"]) {
      sums[key] += stats.millis[key];
    }
    for (const key of ["returned", "threw", "cut", "unsupported", "confirmed", "diverged", "not-run", "failed"]) {
      sums.endings[key] = (sums.endings[key] || 0) + (pathCounts[key] || 0);
    }
    for (const layer of stats.layers || []) {
      const sum = sums.layers.get(layer.layer) || { layer: layer.layer, asked: 0, decided: 0, millis: 0 };
      sums.layers.set(layer.layer, { layer: layer.layer, asked: sum.asked + layer.asked, decided: sum.decided + layer.decided, millis: sum.millis + layer.millis });
    }
  }
  return sums;
}

function tiles(model, sums) {
  const summary = model.results.summary;
  const budget = budgetOf(model.results.options["time-budget"]);
  const used = sums.total + sums.replay;
  const verdicts = model.results.hotspots ? Object.entries(VERDICTS).map(([verdict, words]) => [model.results.hotspots.filter((each) => each.verdict === verdict).length, words]) : [];
  const facts = [
    ...(verdicts.length ? verdicts : [[summary.errors, "errors"]]),
    [model.targets.length, "methods"],
    [sums.paths, "paths"],
    ...(verdicts.length || model.results.command === "explore" ? [] : [[sums.endings.confirmed, "confirmed"]]),
    [sums.pruned, "branches pruned"],
    [sums.queries, "queries"],
    [sums.instructions, "instructions"],
  ];
  return [
    h("dl", { class: "tiles" }, facts.filter(([number]) => number !== undefined).map(([number, name]) => h("div", {}, h("dd", {}, count(number)), h("dt", {}, name)))),
    h("p", { class: "faint" }, `${duration(used)} of work${budget ? `, in a budget of ${duration(budget)}` : ""}. Endings: ${["returned", "threw", "cut", "unsupported"].filter((kind) => sums.endings[kind]).map((kind) => `${count(sums.endings[kind])} ${kind === "returned" ? "return" : kind === "threw" ? "throw" : word(kind)}`).join(", ")}.`),
  ];
}

export function budgetOf(text) {
  const found = /^(\d+)(ms|s|m|h)$/.exec(text || "");
  return found ? Number(found[1]) * { ms: 1, s: 1000, m: 60000, h: 3600000 }[found[2]] : 0;
}

// Numbers with bars: as a table, so that everybody can read it.
function bars(head, rows, format = count) {
  const most = Math.max(1, ...rows.map(([, number]) => number));
  return h(
    "table",
    { class: "bars" },
    h("thead", { class: "off-screen" }, h("tr", {}, head.map((each) => h("th", { scope: "col" }, each)))),
    h(
      "tbody",
      {},
      rows.map(([name, number, more = ""]) =>
        h("tr", {}, h("th", { scope: "row" }, name), h("td", { class: "figure" }, format(number)), h("td", { class: "bar-cell" }, h("meter", { min: 0, max: most, value: number, "aria-label": `${name}: ${format(number)}` })), more ? h("td", { class: "faint" }, more) : null),
      ),
    ),
  );
}

function stages(sums) {
  return bars(
    ["Stage", "Time", "Share"],
    [
      ["exploring", sums.total],
      ["solving, all threads", sums.solver], // of one method, several may solve at a time
      ["replaying", sums.replay],
    ],
    duration,
  );
}

function answers(sums) {
  return bars(
    ["Answer", "Queries", "Share"],
    [
      ["satisfiable", sums.sat],
      ["unsatisfiable", sums.unsat],
      ["unknown", sums.unknown],
      ["of these, looked up", sums.cacheHits],
    ],
  );
}

function layers(sums) {
  const rows = [...sums.layers.values()].filter((layer) => layer.decided || layer.millis);
  if (!rows.length) {
    return h("p", { class: "faint" }, "No query was asked.");
  }
  return bars(["Layer", "Decided", "Share", "Time"], rows.map((layer) => [layer.layer, layer.decided, duration(layer.millis)]));
}

function reasons(model, chosen) {
  const sums = new Map();
  for (const target of model.targets) {
    for (const reason of reasonsOf(target)) {
      const sum = sums.get(reason.code) || { count: 0, methods: new Set(), detail: reason.detail };
      sum.count += reason.count;
      sum.methods.add(target);
      sums.set(reason.code, sum);
    }
  }
  const more = besides(model);
  if (!sums.size) {
    return more.length ? more : h("p", {}, "Nothing: every path of every method was followed to its end.");
  }
  const rows = [...sums].sort(([, a], [, b]) => b.count - a.count);
  const list = h(
    "dl",
    { class: "reasons" },
    rows.map(([code, sum]) => {
      const methods = [...sum.methods];
      const [sentence, remedy] = model.texts.reasons[code] || ["", ""];
      return [
        h("dt", { id: `reason-${code}`, class: code === chosen ? "here" : "" }, h("a", { href: link("numbers", ["reason", code]) }, code), h("span", { class: "faint" }, ` ${plural(sum.count, "time")} in ${plural(methods.length, "method")}`)),
        h("dd", {}, sentence ? h("p", {}, sentence) : null, remedy ? h("p", { class: "faint" }, remedy) : null, sum.detail ? h("p", { class: "faint" }, "Such as: ", shown(sum.detail, 200)) : null, h("p", { class: "faint" }, methods.slice(0, 5).map((target, index) => [index ? ", " : "", h("a", { href: link("tree", [target.index]) }, target.title)]), methods.length > 5 ? ` and ${count(methods.length - 5)} more` : "")),
      ];
    }),
  );
  return [list, more];
}

// What no path tells of: inputs that were not tried, calls that could not be, names that mean nothing.
function besides(model) {
  const { summary, skipped = [] } = model.results;
  const sites = model.targets.flatMap((target) => target.nullPlaces || []);
  const said = [];
  if (summary.nullPlaces) {
    const found = new Map(sites.map((site) => [`${site.class}:${site.line}`, site]));
    const places = [...found.values()].slice(0, 5).map((site, index) => [index ? ", " : " ", h("a", { href: link("source", [site.class, site.line]) }, place(model, site))]);
    said.push([`${plural(summary.nullPlaces, "place")} where an input is used that nothing says may be null; `, h("code", { class: "option" }, "--null-inputs yes"), " tries null there, too:", places]);
  }
  for (const each of summary.untried || []) {
    said.push([`${plural(each.count, "path")} that no real JVM has tried (${each.obstacle}): `, shown(each.detail, 200), each.allow ? `; --allow ${each.allow} permits it` : ""]);
  }
  skipped.slice(0, SKIPPED).forEach((line) => said.push(["Not used: ", shown(line, 300)]));
  if (skipped.length > SKIPPED) {
    said.push(`${count(skipped.length - SKIPPED)} more that cannot be used`);
  }
  return said.length ? [h("ul", { class: "besides" }, said.map((each) => h("li", {}, each)))] : [];
}

function slowest(model) {
  const rows = [...model.targets].sort((a, b) => timeOf(b) - timeOf(a)).slice(0, SLOWEST);
  return h(
    "div",
    { class: "scroll", tabindex: "0", role: "region", "aria-label": "Slowest methods" },
    h(
      "table",
      { class: "plain" },
      h("thead", {}, h("tr", {}, ["Method", "Time", "Solver", "Replay", "Paths", "Queries", "Status"].map((each, index) => h("th", { scope: "col", class: index && index < 6 ? "figure" : "" }, each)))),
      h(
        "tbody",
        {},
        rows.map((target) =>
          h(
            "tr",
            {},
            h("th", { scope: "row" }, h("a", { href: link("tree", [target.index]) }, target.title)),
            [duration(timeOf(target)), duration(target.stats.millis.solver), duration(target.stats.millis.replay), count(target.stats.paths), count(target.stats.queries)].map((text) => h("td", { class: "figure" }, text)),
            h("td", {}, target.status),
          ),
        ),
      ),
    ),
  );
}

function timeOf(target) {
  return target.stats.millis.total + target.stats.millis.replay;
}

function options(model) {
  const entries = Object.entries(model.results.options);
  return h("details", {}, h("summary", {}, `${entries.length} options`), h("table", { class: "plain" }, h("tbody", {}, entries.map(([name, value]) => h("tr", {}, h("th", { scope: "row" }, name), h("td", {}, shown(Array.isArray(value) ? value.join(" ") : value)))))));
}
