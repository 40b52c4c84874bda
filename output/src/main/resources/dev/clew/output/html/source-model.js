import { packageOf, simple } from "./names.js";

// The files of the run, each with the classes that are in it.
export function filesOf(model) {
  const files = new Map();
  const add = (name) => {
    const place = model.texts.places[name] || "";
    const key = place || name.replace(/\$.*/, "");
    const file = files.get(key) || { key, place, classes: [], package: packageOf(name), name: place ? nameOf(place) : simple(name.replace(/\$.*/, "")) };
    if (!file.classes.includes(name)) {
      file.classes.push(name);
    }
    files.set(key, file);
  };
  Object.keys(model.classes).forEach(add);
  return [...files.values()].sort((a, b) => (a.package + a.name < b.package + b.name ? -1 : 1));
}

function nameOf(place) {
  return place.slice(Math.max(place.lastIndexOf("/"), place.lastIndexOf("\\")) + 1);
}

// The steps of a path that are at lines of a file, by line; each with its number among all.
export function stepsByLine(steps, classes) {
  const found = new Map();
  steps.forEach((step, index) => {
    if (step.text && classes.includes(step.fork.class)) {
      const list = found.get(step.fork.line) || [];
      list.push({ ...step, number: index + 1 });
      found.set(step.fork.line, list);
    }
  });
  return found;
}

// The inputs that a condition speaks of.
export function inputsIn(text, inputs) {
  return inputs.filter(({ name }) => names(text, name));
}

function names(text, name) {
  const isPart = (unit) => unit !== undefined && /[\w$]/.test(unit);
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (!isPart(text[at - 1]) && !isPart(text[at + name.length])) {
      return true;
    }
  }
  return false;
}

// The lines of a file: the end of the last one begins no other.
export function rowsOfFile(text) {
  const rows = text.split(/\r\n|\r|\n/);
  return rows.length > 1 && rows.at(-1) === "" ? rows.slice(0, -1) : rows;
}
