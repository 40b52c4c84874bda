package dev.clew.solver.automata;

import dev.clew.solver.language.Language;
import dev.clew.solver.language.UnitNiceness;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Looks for a word that several automata accept and whose length is within bounds, by A* over a
 * product that is never built. One object is for one thread and keeps its arrays.
 *
 * <p>First nodes come in the order of the greatest distance to acceptance, which finds a shortest
 * word. When half of the budget is spent, the sum of the distances takes over: it is no lower
 * bound, but leads to some word much sooner where many automata each want their own part. In both
 * orders a node that is reached on a shorter way is opened again: with an upper bound on the
 * length, the longer way may have been cut off.
 */
final class WordSearch {
  private static final int MEETINGS_PER_NODE = 64;
  private static final int FREE_EXTRA = 256;
  private static final int NEVER = Integer.MAX_VALUE;

  private final int patience;
  private final RowNumbering numbering = new RowNumbering();
  private final SearchHeap frontier = new SearchHeap();
  private int[] depth = new int[64];
  private int[] expandedAt = new int[64];
  private int[] parent = new int[64];
  private char[] via = new char[64];
  private int known;
  private ProductSpace space = new ProductSpace(List.of(), 0, numbering);
  private long most;
  private int expanded;
  private boolean greedy;
  private int current;

  public WordSearch() {
    this(2);
  }

  /** Turns to the sum of distances when the budget divided by the given number is spent. */
  WordSearch(int patience) {
    this.patience = patience;
  }

  /**
   * Searches.
   *
   * @param min the least length
   * @param max the greatest length, {@link Language#UNBOUNDED_LENGTH} for none
   * @param budget how many nodes may be expanded
   */
  public SearchResult run(List<Nfa> automata, long min, long max, int budget) {
    List<Nfa> parts = new ArrayList<>();
    for (Nfa nfa : automata) {
      if (nfa.isEmpty()) {
        return new SearchResult.Empty();
      }
      if (!nfa.isAnything() && !parts.contains(nfa)) {
        parts.add(nfa);
      }
    }
    if (min > max || max < 0) {
      return new SearchResult.Empty();
    }
    if (min > budget) {
      return new SearchResult.OutOfBudget();
    }
    space = new ProductSpace(parts, (int) Math.max(0, min), numbering);
    space.allow((long) budget * MEETINGS_PER_NODE);
    most = max;
    return search(budget);
  }

  private SearchResult search(int budget) {
    expanded = 0;
    known = 0;
    greedy = false;
    frontier.clear();
    learn();
    if (space.farthest(0) <= most) {
      depth[0] = 0;
      frontier.add(key(0), 0);
    }
    while (!frontier.isEmpty()) {
      int node = frontier.take();
      if (expandedAt[node] > depth[node]) {
        if (space.isGoal(node)) {
          return new SearchResult.Found(greedy ? path(node) : nicest(node, budget), !greedy);
        }
        expand(node);
        if (space.isExhausted() || expanded > budget) {
          return new SearchResult.OutOfBudget();
        }
        if (!greedy && expanded > budget / patience) {
          turnGreedy();
        }
      }
    }
    return new SearchResult.Empty();
  }

  private void expand(int node) {
    expanded++;
    expandedAt[node] = depth[node];
    current = node;
    space.successors(node, this::reach);
  }

  private void reach(int node, char lo, char hi) {
    learn();
    int now = depth[current] + 1;
    if (now > depth[node] || (long) now + space.farthest(node) > most) {
      return;
    }
    char unit = UnitNiceness.nicest(lo, hi);
    if (now < depth[node]) {
      depth[node] = now;
      frontier.add(key(node), node);
    } else if (UnitNiceness.rank(unit) >= UnitNiceness.rank(via[node])) {
      return;
    }
    parent[node] = current;
    via[node] = unit;
  }

  /** Makes room for the nodes that are new. */
  private void learn() {
    int count = space.count();
    if (count > depth.length) {
      int size = Math.max(2 * depth.length, count);
      depth = Arrays.copyOf(depth, size);
      expandedAt = Arrays.copyOf(expandedAt, size);
      parent = Arrays.copyOf(parent, size);
      via = Arrays.copyOf(via, size);
    }
    for (; known < count; known++) {
      depth[known] = NEVER;
      expandedAt[known] = NEVER;
    }
  }

  /** The estimate of the length, then the sum of distances, then the deeper node. */
  private long key(int node) {
    long sum = space.sum(node);
    long estimate = depth[node] + (greedy ? sum : space.farthest(node));
    long tie = Math.min(sum, 0x7FFF) << 16 | (0xFFFF - Math.min(depth[node], 0xFFFF));
    return estimate << 31 | tie;
  }

  private void turnGreedy() {
    greedy = true;
    frontier.clear();
    for (int node = 0; node < known; node++) {
      if (depth[node] < expandedAt[node]) {
        frontier.add(key(node), node);
      }
    }
  }

  /**
   * Opens whatever may lie on another shortest way, if that is not much, and takes the nicest word
   * of them all; otherwise the way that was found.
   */
  private String nicest(int goal, int budget) {
    String found = path(goal);
    int length = depth[goal];
    int last = Math.min(budget, 2 * expanded + FREE_EXTRA);
    while (!frontier.isEmpty() && frontier.leastKey() >>> 31 <= length) {
      int node = frontier.take();
      if (expandedAt[node] > depth[node] && depth[node] < length) {
        expand(node);
        if (space.isExhausted() || expanded > last) {
          return found;
        }
      }
    }
    space.allow(Long.MAX_VALUE);
    return new NicestWord(space, depth, length).word();
  }

  private String path(int goal) {
    StringBuilder word = new StringBuilder();
    for (int node = goal; node != 0; node = parent[node]) {
      word.append(via[node]);
    }
    return word.reverse().toString();
  }
}
