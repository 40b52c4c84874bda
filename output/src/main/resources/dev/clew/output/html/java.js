// Just enough of Java to cut a method out of a file, and to colour code.

const WORDS = new Set(
  ("abstract assert boolean break byte case catch char class const continue default do double else enum extends " +
    "final finally float for goto if implements import instanceof int interface long native new null package private " +
    "protected public record return sealed short static strictfp super switch synchronized this throw throws transient " +
    "true false try var void volatile while yield permits").split(" "),
);
const TOKEN =
  /(\/\/.*|\/\*.*?(?:\*\/|$))|("(?:\\.|[^"\\])*"?|'(?:\\.|[^'\\])*'?)|(@\w+)|(\b\d[\w.]*\b)|([A-Za-z_$][\w$]*)/g;

// A line as [class, text] pairs; the class is empty for what has no colour.
export function coloured(line) {
  const parts = [];
  let from = 0;
  for (const match of line.matchAll(TOKEN)) {
    const [text, comment, string, annotation, number, name] = match;
    const kind = comment ? "comment" : string ? "string" : annotation ? "note" : number ? "number" : WORDS.has(name) ? "word" : "";
    if (kind) {
      if (match.index > from) {
        parts.push(["", line.slice(from, match.index)]);
      }
      parts.push([kind, text]);
      from = match.index + text.length;
    }
  }
  if (from < line.length) {
    parts.push(["", line.slice(from)]);
  }
  return parts;
}

// What begins on a line and may end on a later one, and where it ends.
const OVER_LINES = { "/*": "*/", '"""': '"""' };

// The lines of a file as pairs, with comments and texts that go over several lines.
export function colouredLines(rows) {
  let open = "";
  return rows.map((row) => {
    const end = open ? row.indexOf(OVER_LINES[open]) : -1;
    const kind = open === "/*" ? "comment" : "string";
    if (open && end < 0) {
      return row ? [[kind, row]] : [];
    }
    const from = open ? end + OVER_LINES[open].length : 0;
    const before = open ? [[kind, row.slice(0, from)]] : [];
    const rest = row.slice(from);
    open = openedBy(rest);
    const cut = open ? rest.lastIndexOf(open) : rest.length;
    const after = open ? [[open === "/*" ? "comment" : "string", rest.slice(cut)]] : [];
    return [...before, ...coloured(rest.slice(0, cut)), ...after];
  });
}

// What a row leaves open.
function openedBy(row) {
  const last = [...row.matchAll(/"""|\/\/.*|\/\*.*?(?:\*\/|$)|"(?:\\.|[^"\\])*"?|'(?:\\.|[^'\\])*'?/g)];
  const texts = last.filter(([text]) => text === '"""').length;
  const comment = last.find(([text]) => text.startsWith("/*") && (text.length < 4 || !text.endsWith("*/")));
  return comment ? "/*" : texts % 2 ? '"""' : "";
}

// The method of a name with its annotations, as it stands; the whole file where it is not found.
export function method(source, name) {
  const rows = source.split("\n");
  const head = rows.findIndex((row) => new RegExp(`\\b${name.replace(/\W/g, "")}\\s*\\(`).test(row) && /\bvoid\b/.test(row));
  if (head < 0) {
    return source;
  }
  const indent = rows[head].match(/^\s*/)[0];
  let first = head;
  while (first > 0 && rows[first - 1].startsWith(indent + "@")) {
    first--;
  }
  let last = head;
  while (last < rows.length - 1 && rows[last] !== indent + "}") {
    last++;
  }
  return rows
    .slice(first, last + 1)
    .map((row) => (row.startsWith(indent) ? row.slice(indent.length) : row))
    .join("\n");
}
