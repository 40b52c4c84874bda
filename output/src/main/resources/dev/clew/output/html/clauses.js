// The structure of SQL as a tree: what the parser printed, parted by statements, clauses, OR, AND and
// brackets. [label, child, child]

const CLAUSES = [
  "UNION ALL", "UNION", "EXCEPT", "INTERSECT", "SELECT", "FROM", "INNER JOIN", "LEFT JOIN", "RIGHT JOIN", "CROSS JOIN",
  "JOIN", "ON", "WHERE", "GROUP BY", "HAVING", "ORDER BY", "LIMIT", "OFFSET", "FETCH", "INSERT INTO", "VALUES",
  "UPDATE", "SET", "DELETE FROM", "DROP TABLE",
];
const PIECE = /'(?:[^']|'')*'?|"[^"]*"?|[()]|;|[\w$.*]+|\s+|./gs;

// Cuts a text where a word stands outside of brackets: [[word, rest], …], the first with no word.
function cut(pieces, words) {
  const found = [["", []]];
  let depth = 0;
  for (let i = 0; i < pieces.length; i++) {
    depth += pieces[i] === "(" ? 1 : pieces[i] === ")" ? -1 : 0;
    const word = depth === 0 ? words.find((each) => isAt(pieces, i, each)) : undefined;
    if (word) {
      found.push([word, []]);
      i += 2 * (word.split(" ").length - 1);
    } else {
      found.at(-1)[1].push(pieces[i]);
    }
  }
  return found;
}

function isAt(pieces, at, words) {
  return words.split(" ").every((word, index) => (pieces[at + 2 * index] || "").toUpperCase() === word);
}

function joined(pieces) {
  return pieces.join("").trim();
}

function operands(pieces) {
  for (const word of ["OR", "AND"]) {
    const sides = cut(pieces, [word]);
    if (sides.length > 1) {
      return [[word, ...sides.flatMap(([, side]) => operands(side))]];
    }
  }
  return bracket(pieces);
}

// What is in brackets alone is a tree of its own; calls and lists stay as they are.
function bracket(pieces) {
  const bare = pieces.filter((piece) => piece.trim());
  const isGroup = bare[0] === "(" && bare.at(-1) === ")" && depthStays(bare);
  const inside = isGroup ? pieces.slice(pieces.indexOf("(") + 1, pieces.lastIndexOf(")")) : [];
  if (isGroup) {
    return [["( )", ...(isAt(inside, 0, "SELECT") ? clauses(inside) : operands(inside))]];
  }
  return joined(pieces) ? [[joined(pieces)]] : [];
}

function depthStays(pieces) {
  let depth = 0;
  return pieces.slice(0, -1).every((piece) => (depth += piece === "(" ? 1 : piece === ")" ? -1 : 0) > 0);
}

function clauses(pieces) {
  const [[, before], ...parts] = cut(pieces, CLAUSES);
  return [...bracket(before), ...parts.map(([word, rest]) => [word, ...operands(rest)])];
}

export function clauseTree(structure) {
  const statements = cut(structure.match(PIECE) || [], [";"])
    .map(([, pieces]) => pieces)
    .filter(joined);
  return [statements.length === 1 ? "statement" : `${statements.length} statements`, ...(statements.length === 1 ? clauses(statements[0]) : statements.map((each) => ["statement", ...clauses(each)]))];
}
