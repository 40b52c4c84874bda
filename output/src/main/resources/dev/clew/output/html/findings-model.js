// Which findings a reader asked for.

export const LEVELS = {
  error: "Error",
  exploit: "Exploit",
  syntax: "Syntax error",
  open: "Open",
  other: "Not an error",
  unconfirmed: "Not confirmed",
  "handed-on": "Handed on",
  proven: "Proven",
};

export const LEVEL_MARKS = {
  error: "▲",
  exploit: "◆",
  syntax: "▽",
  open: "?",
  other: "△",
  unconfirmed: "○",
  "handed-on": "→",
  proven: "✓",
};

// What brought it about.
export const KIND_WORDS = {
  implicit: "raised by the JVM or the library",
  assertion: "failed assertion",
  explicit: "thrown by the code",
  precondition: "input refused",
  documented: "documented by @throws",
  intended: "thrown on purpose",
  path: "end of a path",
  string: "string handed over",
};

export const CONFIRMATION_WORDS = {
  confirmed: "confirmed",
  diverged: "diverged",
  failed: "could not be tried",
  "not-run": "not tried",
};

// What a reader came for.
export const SERIOUS = ["error", "exploit", "syntax"];

// What stands above those of a level.
export const GROUPS = {
  error: "Errors",
  exploit: "Exploits",
  syntax: "Syntax errors",
  open: "Open: neither proven nor shown",
  other: "Not errors",
  unconfirmed: "Not confirmed by a real JVM",
  "handed-on": "Handed on: the whole sentence is the caller's",
  proven: "Proven harmless",
};

export function matching(findings, filter) {
  const words = (filter.q || "").toLowerCase().split(/\s+/).filter(Boolean);
  return findings.filter(
    (each) =>
      (!filter.level || each.level === filter.level) &&
      (!filter.kind || each.kind === filter.kind) &&
      (!filter.package || each.package === filter.package) &&
      (!filter.confirmation || each.confirmation === filter.confirmation) &&
      words.every((word) => each.haystack.includes(word)),
  );
}

// The values of a property with how often they occur, as choices.
export function choicesOf(findings, property, words = {}) {
  const counts = new Map();
  findings.forEach((each) => counts.set(each[property], (counts.get(each[property]) || 0) + 1));
  return [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([value, n]) => [value, `${words[value] || value} (${n})`]);
}
