package dev.clew.solver.strings.cells;

import dev.clew.solver.language.CharSet;
import java.util.Arrays;

/**
 * The units of strings whose lengths are known: which of them are the same, and what each can still
 * be. Every change can be taken back. For one thread.
 */
public final class CellStore {

  private CharSet[] sets = new CharSet[64];
  private int[] parents = new int[64];

  /** How many cells a root speaks for. */
  private int[] weights = new int[64];

  private int size;

  /** Changed cells, with what they were before, in an array each. */
  private int[] changed = new int[64];

  private int[] oldParents = new int[64];
  private int[] oldWeights = new int[64];
  private CharSet[] oldSets = new CharSet[64];
  private int changes;

  public int size() {
    return size;
  }

  /** A unit that can be anything of a set. */
  public int add(CharSet set) {
    if (size == sets.length) {
      sets = Arrays.copyOf(sets, size * 2);
      parents = Arrays.copyOf(parents, size * 2);
      weights = Arrays.copyOf(weights, size * 2);
    }
    sets[size] = set;
    parents[size] = size;
    weights[size] = 1;
    return size++;
  }

  /** The cell that speaks for all that are the same as this one. */
  public int root(int cell) {
    int root = cell;
    while (parents[root] != root) {
      root = parents[root];
    }
    return root;
  }

  public CharSet set(int cell) {
    return sets[root(cell)];
  }

  public boolean isFixed(int cell) {
    return set(cell).isSingle();
  }

  /** Whether two cells cannot differ. */
  public boolean same(int a, int b) {
    int x = root(a);
    int y = root(b);
    return x == y || (sets[x].isSingle() && sets[x].equals(sets[y]));
  }

  /** Whether two cells cannot be the same. */
  public boolean apart(int a, int b) {
    int x = root(a);
    int y = root(b);
    return x != y && !sets[x].intersects(sets[y]);
  }

  /** Makes two cells one; false when nothing is left that both can be. */
  public boolean unify(int a, int b) {
    int x = root(a);
    int y = root(b);
    return x == y || (weights[x] < weights[y] ? join(x, y) : join(y, x));
  }

  /** The heavier root speaks for both, so that the way to a root stays short. */
  private boolean join(int light, int heavy) {
    CharSet both = sets[heavy].intersect(sets[light]);
    note(heavy);
    note(light);
    parents[light] = heavy;
    weights[heavy] += weights[light];
    sets[heavy] = both;
    return !both.isEmpty();
  }

  /** Takes away what is not in the set; false when nothing is left. */
  public boolean restrict(int cell, CharSet set) {
    int root = root(cell);
    CharSet both = sets[root].intersect(set);
    if (both.equals(sets[root])) {
      return true;
    }
    note(root);
    sets[root] = both;
    return !both.isEmpty();
  }

  private void note(int cell) {
    if (changes == changed.length) {
      changed = Arrays.copyOf(changed, changes * 2);
      oldParents = Arrays.copyOf(oldParents, changes * 2);
      oldWeights = Arrays.copyOf(oldWeights, changes * 2);
      oldSets = Arrays.copyOf(oldSets, changes * 2);
    }
    changed[changes] = cell;
    oldParents[changes] = parents[cell];
    oldWeights[changes] = weights[cell];
    oldSets[changes++] = sets[cell];
  }

  /** A moment to come back to; it also tells whether anything has changed since. */
  public int mark() {
    return changes;
  }

  /** The cell that changed after so many changes. */
  public int changed(int change) {
    return changed[change];
  }

  /** Takes back all changes since a mark; cells that were added stay. */
  public void undo(int mark) {
    while (changes > mark) {
      changes--;
      int cell = changed[changes];
      parents[cell] = oldParents[changes];
      weights[cell] = oldWeights[changes];
      sets[cell] = oldSets[changes];
    }
  }
}
