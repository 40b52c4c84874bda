import { kindOf } from "./outcome.js";
import { packageOf, simple, title } from "./names.js";

// The results, with what views look up again and again. Nothing is copied of paths: there may be a
// hundred thousand.
export class Model {
  constructor(results, texts) {
    this.results = results;
    this.texts = texts;
    // names of the code under test are keys: "constructor" is one of them, or none
    [texts.files, texts.places, texts.tests, texts.reasons, results.classes].forEach((names) => names && Object.setPrototypeOf(names, null));
    this.targets = results.targets;
    this.targets.forEach((target, index) => {
      target.index = index;
      target.title = title(target);
    });
    this.classes = results.classes || Object.create(null);
    this.findings = findingsOf(this);
  }

  // The method to begin with: one with an error, else the one with most paths.
  mostTelling() {
    const wanted = this.findings.find((each) => each.level === "error");
    const most = (a, b) => (b.paths.length > a.paths.length ? b : a);
    return wanted ? wanted.target : this.targets.reduce(most, this.targets[0]);
  }

  // The name of the file that a class is in.
  fileName(name) {
    const at = (this.classes[name] || {}).file || this.texts.places[name];
    if (at) {
      return at.slice(Math.max(at.lastIndexOf("/"), at.lastIndexOf("\\")) + 1);
    }
    const own = targetsOf(this, name).find((target) => target.source);
    return own ? own.source : simple(name).replace(/\$.*/, "") + ".java";
  }

  path(target, id) {
    if (!target.byId) {
      target.byId = new Map(target.paths.map((path) => [path.id, path]));
    }
    return target.byId.get(id);
  }

  // The steps of a path, with what their numbers mean.
  steps(target, path) {
    const found = [];
    const numbers = path.steps || [];
    for (let i = 0; i + 2 < numbers.length; i += 3) {
      const text = numbers[i + 2] < 0 ? "" : target.texts[numbers[i + 2]];
      found.push({ fork: target.forks[numbers[i]], side: numbers[i + 1], text });
    }
    return found;
  }

  // The JUnit test of a path or hotspot, if it is in the page.
  testFile(name) {
    return name ? this.texts.tests[name.slice(0, name.indexOf("#"))] : undefined;
  }
}

// The targets of a class.
export function targetsOf(model, name) {
  if (!model.byClass) {
    model.byClass = new Map();
    model.targets.forEach((target) => model.byClass.set(target.class, [...(model.byClass.get(target.class) || []), target]));
  }
  return model.byClass.get(name) || [];
}

const OUT_OF_TIME = ["time", "not-started", "not-stopped"];

// Why paths are missing: what the target says, and that its time was up.
export function reasonsOf(target) {
  const isLate = target.status === "timeout" && !target.reasons.some((reason) => OUT_OF_TIME.includes(reason.code));
  return isLate ? [...target.reasons, { code: "time", count: 1, detail: "paths were left when the time was up" }] : target.reasons;
}

function findingsOf(model) {
  const found = [];
  for (const target of model.targets) {
    const known = new Set();
    for (const [list, level] of [[target.errors, "error"], [target.others || [], "other"]]) {
      for (const each of list) {
        known.add(key(each));
        found.push(finding(target, each, level));
      }
    }
    unconfirmed(target, known, found);
  }
  for (const [index, hotspot] of (model.results.hotspots || []).entries()) {
    found.push(ofHotspot(hotspot, index));
  }
  const order = ["error", "exploit", "syntax", "other", "open", "unconfirmed", "handed-on", "proven"];
  found.sort((a, b) => order.indexOf(a.level) - order.indexOf(b.level));
  found.forEach((each, index) => {
    each.index = index;
    each.haystack = [each.what, each.message, each.site.class, each.site.method, each.call, each.kind, each.rule]
      .join(" ")
      .toLowerCase();
  });
  return found;
}

function key(each) {
  return `${each.exception} ${each.site.class} ${each.site.line}`;
}

function finding(target, each, level) {
  const path = target.paths.find((one) => one.id === each.path);
  return {
    level,
    kind: each.kind,
    rule: each.rule,
    what: simple(each.exception),
    exception: each.exception,
    message: each.message,
    site: each.site,
    call: each.call,
    trace: each.trace || [],
    target,
    path,
    paths: each.paths,
    targets: each.targets,
    test: path && path.test,
    confirmation: "confirmed",
    package: packageOf(each.site.class),
  };
}

// Exceptions that no real JVM has shown: each place once.
function unconfirmed(target, known, found) {
  const places = new Map();
  for (const path of target.paths) {
    if (path.outcome !== "threw" || path.confirmation === "confirmed" || !path.site) {
      continue;
    }
    const id = key(path);
    if (known.has(id)) {
      places.get(id) && places.get(id).paths++;
      continue;
    }
    known.add(id);
    places.set(id, {
      level: "unconfirmed",
      kind: "path",
      rule: "",
      what: simple(path.exception),
      exception: path.exception,
      message: path.message,
      site: path.site,
      call: "",
      trace: [],
      target,
      path,
      paths: 1,
      targets: 1,
      confirmation: path.confirmation,
      package: packageOf(path.site.class),
    });
  }
  found.push(...places.values());
}

function ofHotspot(hotspot, index) {
  return {
    level: hotspot.verdict,
    kind: "string",
    rule: hotspot.cwe ? `CWE-${hotspot.cwe}` : "",
    what: hotspot.language,
    exception: hotspot.sink,
    message: hotspot.strings[0] || "",
    site: hotspot.site,
    call: hotspot.shown ? hotspot.shown.call : "",
    trace: [],
    hotspot: index,
    paths: hotspot.paths,
    targets: 1,
    test: hotspot.test,
    confirmation: hotspot.shown ? "confirmed" : "not-run",
    package: packageOf(hotspot.site.class),
  };
}

// How many of some paths end how.
export function tally(paths) {
  const counts = {};
  for (const path of paths) {
    const kind = kindOf(path);
    counts[kind] = (counts[kind] || 0) + 1;
  }
  return counts;
}
