import { signature } from "./endings.js";

// The tree of a target's paths, made as far as somebody looks. A node is a list of paths that have
// their first steps in common; nothing is kept of those that nobody opens.

const STEP = 3;
export const FOLD_AFTER = 3;

export class TreeNode {
  constructor(target, members, depth, steps, parent) {
    this.target = target;
    this.members = members;
    this.depth = depth; // how many steps its paths have in common
    this.steps = steps; // those that lead here from the parent, as numbers
    this.parent = parent;
    this.parts = null;
    this.unfolded = new Map(); // how many more of those that are alike are shown
    this.wanted = null; // a leaf that somebody asked for: it is not folded
  }

  get isLeaf() {
    return this.members.length === 1;
  }

  get path() {
    return this.members[0];
  }

  // Those who go on differently, in the order of paths. Costs a look at each member.
  children() {
    this.parts ??= this.isLeaf ? [] : split(this);
    return this.parts;
  }
}

export function root(target, paths = target.paths) {
  return new TreeNode(target, paths, 0, [], null);
}

function split(node) {
  const at = node.depth * STEP;
  const groups = new Map();
  const ended = [];
  for (const path of node.members) {
    const steps = path.steps || [];
    if (steps.length <= at) {
      ended.push(path);
      continue;
    }
    const key = `${steps[at]}/${steps[at + 1]}/${steps[at + 2]}`;
    const group = groups.get(key);
    if (group) {
      group.push(path);
    } else {
      groups.set(key, [path]);
    }
  }
  const children = [...groups.values()].map((members) => shared(node, members));
  ended.forEach((path) => children.push(new TreeNode(node.target, [path], node.depth, [], node)));
  return children;
}

// A node as deep as its members agree.
function shared(parent, members) {
  const first = members[0].steps;
  let length = first.length;
  for (const path of members) {
    length = Math.min(length, path.steps.length);
    for (let i = parent.depth * STEP; i < length; i++) {
      if (path.steps[i] !== first[i]) {
        length = i - (i % STEP);
      }
    }
  }
  const steps = first.slice(parent.depth * STEP, length);
  return new TreeNode(parent.target, members, length / STEP, steps, parent);
}

// Children as rows: leaves that end alike are folded, but for the first few.
export function rowsOf(node) {
  const rows = [];
  const folds = new Map();
  for (const child of node.children()) {
    if (!child.isLeaf) {
      rows.push(child);
      continue;
    }
    const key = signature(child.path);
    const fold = folds.get(key) || { count: 0, hidden: [], key };
    folds.set(key, fold);
    fold.count++;
    if (fold.count <= FOLD_AFTER + (node.unfolded.get(key) || 0) || child === node.wanted) {
      rows.push(child);
    } else {
      fold.hidden.push(child);
    }
  }
  for (const fold of folds.values()) {
    if (fold.hidden.length) {
      rows.push({ fold: fold.key, like: fold.hidden[0].path, count: fold.hidden.length, parent: node });
    }
  }
  return rows;
}

// The nodes from the root to the one of a path.
export function wayTo(node, id) {
  const way = [node];
  let at = node;
  while (!at.isLeaf) {
    const next = at.children().find((child) => child.members.some((path) => path.id === id));
    if (!next) {
      return way;
    }
    way.push(next);
    at = next;
  }
  return way;
}

// The paths that have all words in their conditions or their ending.
export function search(target, query) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  let paths = target.paths;
  for (const word of words) {
    const texts = target.texts.map((text) => text.toLowerCase().includes(word));
    paths = paths.filter((path) => says(path, texts) || ends(path, word));
  }
  return paths;
}

function says(path, texts) {
  const steps = path.steps || [];
  for (let i = 2; i < steps.length; i += STEP) {
    if (texts[steps[i]]) {
      return true;
    }
  }
  return false;
}

function ends(path, word) {
  return (
    path.outcome.includes(word) ||
    (path.exception || "").toLowerCase().includes(word) ||
    (path.message || "").toLowerCase().includes(word) ||
    (path.reason ? path.reason.code.includes(word) : false) ||
    `#${path.id}` === word
  );
}
