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
