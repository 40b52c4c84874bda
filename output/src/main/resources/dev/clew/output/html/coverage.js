import { targetsOf } from "./model.js";
import { lines } from "./ranges.js";

// What replays reached of a file: for each line with code never, some or all. Of a method chosen,
// its own paths count; otherwise "all" is all paths of a method of the file.
export function coverageOf(model, names, chosen) {
  const marks = new Map();
  let isKnown = false;
  for (const name of names) {
    const type = model.classes[name] || {};
    lines(type.lines).forEach((line) => {
      isKnown = true;
      marks.set(line, "never");
    });
    if (!chosen) {
      lines(type.covered).forEach((line) => marks.set(line, "some"));
    }
  }
  const targets = chosen ? [chosen] : names.flatMap((name) => targetsOf(model, name));
  for (const target of targets) {
    for (const [line, paths] of reached(target)) {
      if (marks.has(line)) {
        const all = paths === target.coverage.tried ? "all" : "some";
        marks.set(line, marks.get(line) === "all" ? "all" : all);
      }
    }
  }
  return isKnown ? marks : null;
}

// By line, how many paths of a target reached it.
function reached(target) {
  const counts = new Map();
  for (const set of (target.coverage && target.coverage.sets) || []) {
    for (const line of lines(set.lines)) {
      counts.set(line, (counts.get(line) || 0) + set.paths);
    }
  }
  return counts;
}

// The lines that the call of one path reached.
export function linesOfPath(target, path) {
  const set = path && path.lines !== undefined && target.coverage ? target.coverage.sets[path.lines] : null;
  return set ? lines(set.lines) : null;
}

// How many lines of a file were reached, of how many. Kept: lists of files ask again and again.
export function shareOf(model, file) {
  model.shares ??= new Map();
  if (!model.shares.has(file.key)) {
    model.shares.set(file.key, share(coverageOf(model, file.classes, null)));
  }
  return model.shares.get(file.key);
}

export function share(marks) {
  const all = marks ? marks.size : 0;
  const covered = marks ? [...marks.values()].filter((mark) => mark !== "never").length : 0;
  return [covered, all];
}
