import { h, plural, replace } from "./dom.js";
import { coverageOf, linesOfPath, share, shareOf } from "./coverage.js";
import { ending, inputsTable } from "./endings.js";
import { LEVEL_MARKS } from "./findings-model.js";
import { colouredLines } from "./java.js";
import { simple, place } from "./names.js";
import { go, link, stay } from "./route.js";
import { searchField } from "./search.js";
import { filesOf, inputsIn, rowsOfFile, stepsByLine } from "./source-model.js";
import { beginning, shown } from "./unseen.js";
import { namesOf, valueText } from "./values.js";

const NOTES = 3;
const COVERAGE = { never: ["○", "by no path that was tried"], some: ["◐", "by some paths"], all: ["●", "by all paths of a method"] };

export function sourceView(model, route) {
  const files = filesOf(model);
  if (!files.length) {
    return { element: h("p", { class: "hint" }, "There are no classes.") };
  }
  const wanted = route.parts[0] || firstClass(model, files);
  const file = files.find((each) => each.classes.includes(wanted) || each.key === wanted) || files[0];
  const target = route.options.target ? model.targets[Number(route.options.target)] : null;
  const path = target && route.options.path ? model.path(target, Number(route.options.path)) : null;
  const steps = path ? model.steps(target, path) : [];
  const said = steps.map((step, index) => ({ ...step, number: index + 1 })).filter((step) => step.text);
  const step = Number(route.options.step) || 0;
  const code = h("div", { class: "source", role: "table", "aria-label": `Source of ${file.name}` });
  const text = model.texts.files[file.place];
  const marks = coverageOf(model, file.classes, path ? target : null);

  if (text) {
    const own = target && path ? linesOfPath(target, path) : null;
    const notes = path ? stepsByLine(steps, file.classes) : new Map();
    const findings = findingsAt(model, file);
    colouredLines(rowsOfFile(text)).forEach((row, index) => {
      const line = index + 1;
      code.append(lineElement(row, line, marks && marks.get(line), own && own.has(line), line === Number(route.parts[1])));
      (findings.get(line) || []).forEach((each) => code.append(findingNote(each)));
      notesAt(notes.get(line) || [], step, path, target).forEach((note) => code.append(note));
    });
  }

  function goStep(number) {
    const next = said.find((each) => each.number === number);
    if (next) {
      go("source", [next.fork.class, next.fork.line], { target: target.index, path: path.id, step: number });
    }
  }

  function move(by) {
    if (path) {
      const at = said.findIndex((each) => each.number === step);
      goStep((said[at < 0 ? 0 : Math.max(0, Math.min(said.length - 1, at + by))] || {}).number);
    } else {
      const list = [...findingsAt(model, file).keys()].sort((a, b) => a - b);
      const now = Number(route.parts[1]) || 0;
      const next = by > 0 ? list.find((line) => line > now) : list.filter((line) => line < now).at(-1);
      if (next) {
        go("source", [wanted, next]);
      }
    }
  }

  const list = fileList(model, files, file);
  return {
    element: h(
      "div",
      { class: "two" },
      list.element,
      h(
        "div",
        { class: "pane" },
        h("h2", {}, file.name, " ", h("span", { class: "faint" }, file.package)),
        path ? pathPanel(model, target, path, said, step, move) : null,
        legend(marks),
        text ? h("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": "Source code" }, code) : absent(file, path, said),
      ),
    ),
    focus: () => {
      const at = code.querySelector(".note.now") || code.querySelector(".line.here");
      if (at) {
        at.scrollIntoView({ block: "center" });
      }
    },
    field: list.field,
    move,
    enter: () => path && go("tree", [target.index], { path: path.id }),
    close: () => list.field.value ? list.clear() : path && (stay("source", [wanted, route.parts[1] || 1]), dispatchEvent(new HashChangeEvent("hashchange"))),
  };
}

function firstClass(model, files) {
  const found = model.findings.find((each) => each.site);
  return found ? found.site.class : files[0].classes[0];
}

function absent(file, path, said) {
  return h(
    "div",
    { class: "hint" },
    h("p", {}, file.place ? `The source was not where it had been: ${file.place}.` : "No source was found beside the classes."),
    said.length ? [h("p", {}, "The steps of the path:"), h("ol", { class: "conditions" }, said.map((step) => h("li", {}, h("code", {}, shown(step.text, 400)), h("span", { class: "faint" }, ` ${simple(step.fork.class)}.${step.fork.method}, line ${step.fork.line}`))))] : null,
  );
}

function legend(marks) {
  if (!marks) {
    return h("p", { class: "faint legend" }, "No coverage: no real JVM was asked.");
  }
  const [covered, all] = share(marks);
  return h(
    "p",
    { class: "legend faint" },
    `${covered} of ${plural(all, "line")} reached; each line `,
    Object.entries(COVERAGE).map(([key, [shape, words]]) => h("span", { class: "key" }, h("span", { class: `cover ${key}`, "aria-hidden": "true" }, shape), ` ${words}`)),
  );
}

function lineElement(row, line, mark, isOwn, isHere) {
  const [shape, words] = COVERAGE[mark] || ["", ""];
  return h(
    "div",
    { class: `line${isHere ? " here" : ""}${isOwn ? " own" : ""}`, role: "row" },
    h("span", { class: "number", role: "rowheader" }, line),
    h("span", { class: `cover ${mark || ""}`, role: "cell", title: words }, h("span", { "aria-hidden": "true" }, shape), words ? h("span", { class: "off-screen" }, words) : ""),
    h("span", { class: "text", role: "cell" }, row.map(([kind, text]) => (kind ? h("span", { class: `java-${kind}` }, shown(text)) : shown(text))), row.length ? "" : "\u200b"),
  );
}

function findingsAt(model, file) {
  const found = new Map();
  model.findings
    .filter((each) => each.site && file.classes.includes(each.site.class))
    .forEach((each) => found.set(each.site.line, [...(found.get(each.site.line) || []), each]));
  return found;
}

function between(kind, ...content) {
  return h("div", { class: `between ${kind}`, role: "row" }, h("span", { role: "cell", class: "content" }, ...content));
}

function findingNote(each) {
  return between(`finding ${each.level}`, h("span", { class: `level ${each.level}`, "aria-hidden": "true" }, LEVEL_MARKS[each.level]), " ", h("a", { href: link("findings", [each.index]) }, each.what), each.message ? [": ", beginning(each.message, 160)] : "", each.call ? h("code", { class: "call" }, beginning(each.call, 160)) : "");
}

// The steps at a line: all of a few, and of many the one that is looked at and its neighbours.
function notesAt(list, now, path, target) {
  if (!list.length) {
    return [];
  }
  const at = list.findIndex((each) => each.number === now);
  const from = list.length <= NOTES ? 0 : Math.max(0, Math.min(list.length - NOTES, at < 0 ? 0 : at - 1));
  const known = namesOf(path.inputs);
  const notes = list.slice(from, from + NOTES).map((each) => {
    const values = inputsIn(each.text, path.inputs).map((input) => `${input.name} = ${valueText(input.value, input.type, known)}`);
    return between(
      `note${each.number === now ? " now" : ""}`,
      h("a", { class: "badge", href: link("source", [each.fork.class, each.fork.line], { target: target.index, path: path.id, step: each.number }), "aria-label": `Step ${each.number}` }, each.number),
      " ",
      h("code", {}, shown(each.text, 400)),
      values.length ? h("span", { class: "values" }, shown(values.join(", "), 300)) : "",
      each.fork.kind === "library" ? h("span", { class: "faint" }, " in the library") : "",
    );
  });
  if (list.length > notes.length) {
    notes.push(between("note", h("span", { class: "faint" }, `${plural(list.length - notes.length, "more step")} at this line`)));
  }
  return notes;
}

function pathPanel(model, target, path, said, step, move) {
  const at = said.findIndex((each) => each.number === step);
  const status = at < 0 ? plural(said.length, "step") : `Step ${at + 1} of ${said.length}`;
  return h(
    "section",
    { class: "panel", "aria-label": "The path" },
    h("p", {}, h("b", {}, target.title), h("span", { class: "faint" }, ` path ${path.id}: `), ending(model, path)),
    inputsTable(path),
    h(
      "p",
      { class: "ways" },
      h("button", { type: "button", onclick: () => move(-1), disabled: at <= 0 }, "◂ Previous"),
      h("button", { type: "button", onclick: () => move(1), disabled: at === said.length - 1 }, "Next ▸"),
      h("span", { role: "status" }, ` ${status} `),
      h("a", { class: "button", href: link("tree", [target.index], { path: path.id }) }, "In the tree"),
    ),
  );
}

function fileList(model, files, current) {
  const names = h("ul", { class: "names" });
  const field = searchField("Filter files", "", (value) => fill(value.toLowerCase()));
  function fill(wanted) {
    const found = files.filter((file) => `${file.package}.${file.name}`.toLowerCase().includes(wanted));
    replace(
      names,
      found.map((file, index) => [index && found[index - 1].package === file.package ? null : h("li", { class: "package" }, file.package), fileRow(model, file, file === current)]),
    );
  }
  fill("");
  return {
    field,
    clear: () => fill((field.value = "")),
    element: h("nav", { class: "side", "aria-label": "Files" }, field, names),
  };
}

function fileRow(model, file, isCurrent) {
  const [covered, all] = shareOf(model, file);
  const percent = all ? `${Math.floor((100 * covered) / all)} %` : "";
  return h(
    "li",
    {},
    h(
      "a",
      { href: link("source", [file.classes[0]]), "aria-current": isCurrent ? "true" : null, title: all ? `${covered} of ${plural(all, "line")} reached` : "no real JVM was asked" },
      h("span", {}, file.name),
      h("span", { class: "faint" }, percent, percent ? h("span", { class: "off-screen" }, " of its lines reached") : ""),
    ),
  );
}
