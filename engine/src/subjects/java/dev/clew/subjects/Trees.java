package dev.clew.subjects;

/** Binary search trees: known ones with unknown keys, and unknown ones. */
final class Trees {

  private Trees() {}

  static final class Tree {
    int key;
    Tree left;
    Tree right;

    Tree(int key) {
      this.key = key;
    }

    void insert(int added) {
      if (added < key) {
        if (left == null) {
          left = new Tree(added);
        } else {
          left.insert(added);
        }
      } else if (added > key) {
        if (right == null) {
          right = new Tree(added);
        } else {
          right.insert(added);
        }
      }
    }

    boolean contains(int wanted) {
      if (wanted == key) {
        return true;
      }
      Tree next = wanted < key ? left : right;
      return next != null && next.contains(wanted);
    }

    int depth() {
      int below = Math.max(left == null ? 0 : left.depth(), right == null ? 0 : right.depth());
      return below + 1;
    }
  }

  /* One path for each way in which three keys can be ordered, ties included. */
  static int insertThree(int a, int b, int c) { // paths 13
    Tree tree = new Tree(a);
    tree.insert(b);
    tree.insert(c);
    return shape(tree); // returns 13
  }

  private static int shape(Tree tree) {
    return tree == null ? 1 : 2 + 3 * shape(tree.left) + 7 * shape(tree.right);
  }

  static boolean insertedIsContained(int a, int b, int c) { // paths
    Tree tree = new Tree(a);
    tree.insert(b);
    if (tree.contains(c)) {
      return true; // returns >= 3: c == a || c == b
    }
    return false; // returns >= 4: c != a && c != b
  }

  static int removeOne(int a, int b, int gone) { // paths
    Tree tree = new Tree(a);
    tree.insert(b);
    tree = remove(tree, gone, 5);
    if (tree == null) {
      return 0; // returns 1: a == b && gone == a
    }
    if (tree.contains(gone)) {
      return -1; // returns 0
    }
    return tree.depth(); // returns >= 5: a != b || gone != a
  }

  private static Tree remove(Tree tree, int gone, int steps) {
    if (steps < 0) {
      // @removeFromUnknown throws IllegalStateException "deep or a cycle" >= 1: tree != null
      throw new IllegalStateException("deep or a cycle");
    }
    if (tree == null) {
      return null;
    }
    if (gone < tree.key) {
      tree.left = remove(tree.left, gone, steps - 1);
    } else if (gone > tree.key) {
      tree.right = remove(tree.right, gone, steps - 1);
    } else if (tree.left == null) {
      return tree.right;
    } else if (tree.right == null) {
      return tree.left;
    } else {
      Tree least = tree.right;
      for (int i = 0; i < steps && least.left != null; i++) {
        least = least.left;
      }
      tree.key = least.key;
      tree.right = remove(tree.right, least.key, steps - 1);
    }
    return tree;
  }

  static boolean find(Tree tree, int wanted) { // paths
    for (int steps = 0; tree != null; steps++) {
      if (steps > 2) {
        throw new IllegalStateException("deep or a cycle"); // throws IllegalStateException >= 1: tree != null
      }
      if (tree.key == wanted) {
        return true; // returns >= 3: tree != null
      }
      tree = wanted < tree.key ? tree.left : tree.right;
    }
    return false; // returns >= 3: tree == null || tree.key != wanted
  }

  static int insertIntoUnknown(Tree tree, int key) { // paths
    if (tree == null) {
      return 0; // returns 1: tree == null
    }
    for (int steps = 0; steps < 2; steps++) {
      if (key == tree.key) {
        return 1; // returns >= 1: tree != null
      }
      Tree next = key < tree.key ? tree.left : tree.right;
      if (next == null) {
        tree.insert(key);
        return 2; // returns >= 2: tree != null && tree.key != key
      }
      tree = next;
    }
    return 3; // returns >= 1: tree != null && tree.key != key
  }

  static int removeFromUnknown(Tree tree, int key) { // paths
    Tree rest = remove(tree, key, 1);
    if (rest == null) {
      return 0; // returns >= 2: tree == null || tree.key == key
    }
    return rest.key == key ? 1 : 2; // returns >= 2: tree != null
  }

  static int minimum(Tree tree) { // paths; cut max-revisits; bound revisits 3
    if (tree == null) {
      throw new IllegalStateException("empty"); // throws IllegalStateException "empty" 1: tree == null
    }
    while (tree.left != null) {
      Tree left = tree.left;
      tree.left = null;
      tree = left;
    }
    return tree.key; // returns >= 3: tree != null
  }
}
