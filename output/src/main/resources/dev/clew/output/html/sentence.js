import { h } from "./dom.js";
import { shown } from "./unseen.js";

// A sentence with its holes between guillemets, as [isHole, text] pairs.
export function parts(marked) {
  const found = [];
  let depth = 0;
  let text = "";
  for (const unit of marked) {
    const isMark = (unit === "«" && depth === 0) || (unit === "»" && depth === 1);
    if (isMark) {
      found.push([depth === 1, text]);
      text = "";
      depth = unit === "«" ? 1 : 0;
    } else {
      text += unit;
    }
  }
  found.push([depth === 1, text]);
  return found.filter(([isHole, part]) => isHole || part);
}

export function marked(text) {
  return parts(text).map(([isHole, part]) => (isHole ? h("mark", { class: "hole" }, shown(part, 600)) : shown(part, 2000)));
}

export function sentence(text) {
  return h("p", { class: "sentence" }, marked(text));
}

// Which words of one row are not in the other, by their longest common part.
export function difference(one, other) {
  const a = one.match(/\w+|\s+|[^\w\s]/g) || [];
  const b = other.match(/\w+|\s+|[^\w\s]/g) || [];
  if (a.length * b.length > 4_000_000) {
    return [b.map((word) => [false, word])];
  }
  const table = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      table[i][j] = a[i] === b[j] ? table[i + 1][j + 1] + 1 : Math.max(table[i + 1][j], table[i][j + 1]);
    }
  }
  const found = [];
  let i = 0;
  for (let j = 0; j < b.length; ) {
    if (i < a.length && a[i] === b[j]) {
      found.push([false, b[j++]]);
      i++;
    } else if (i < a.length && table[i + 1][j] >= table[i][j + 1]) {
      i++;
    } else {
      found.push([true, b[j++]]);
    }
  }
  return found;
}

// Neighbours that are both new, or both not, as one.
export function joinedAlike(words) {
  const found = [];
  for (const [isNew, word] of words) {
    if (found.length && found.at(-1)[0] === isNew) {
      found.at(-1)[1] += word;
    } else {
      found.push([isNew, word]);
    }
  }
  return found;
}
