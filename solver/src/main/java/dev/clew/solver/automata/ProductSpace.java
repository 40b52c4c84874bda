package dev.clew.solver.automata;

import java.util.List;

/**
 * The states of several automata after one word, made only when asked for. A node is one state of
 * each automaton and the number of units so far, which counts only up to the least length asked
 * for: beyond it words of different lengths may share a node.
 */
final class ProductSpace {
  /** Receives a successor and the units that lead there. */
  interface Successors {
    void node(int number, char lo, char hi);
  }

  private final Nfa[] parts;
  private final RowNumbering nodes;
  private final int least;
  private final long[] now;
  private final long[] next;
  private long work;

  ProductSpace(List<Nfa> parts, int least, RowNumbering nodes) {
    this.parts = parts.toArray(new Nfa[0]);
    this.least = least;
    this.now = new long[this.parts.length + 1];
    this.next = new long[this.parts.length + 1];
    this.nodes = nodes.restart(next.length);
    nodes.of(next);
  }

  int count() {
    return nodes.count();
  }

  /** Allows so many more meetings of moves; the successors beyond them are left out. */
  void allow(long meetings) {
    work = meetings;
  }

  /** Whether successors were left out. */
  boolean isExhausted() {
    return work < 0;
  }

  /** Whether all automata accept and the word is long enough. */
  boolean isGoal(int node) {
    for (int i = 0; i < parts.length; i++) {
      if (!parts[i].isAccepting((int) nodes.get(node, i))) {
        return false;
      }
    }
    return nodes.get(node, parts.length) == least;
  }

  /** How many units are missing at least: no automaton needs fewer. */
  int farthest(int node) {
    int most = least - (int) nodes.get(node, parts.length);
    for (int i = 0; i < parts.length; i++) {
      most = Math.max(most, parts[i].distance((int) nodes.get(node, i)));
    }
    return most;
  }

  /**
   * How many units are missing if no unit serves two automata: a guess that leads fast to a word.
   */
  long sum(int node) {
    long sum = 0;
    for (int i = 0; i < parts.length; i++) {
      sum += parts[i].distance((int) nodes.get(node, i));
    }
    return Math.max(sum, least - (int) nodes.get(node, parts.length));
  }

  /** Hands out all successors, making those that are new; one node may come more than once. */
  void successors(int node, Successors out) {
    nodes.read(node, now);
    next[parts.length] = Math.min(least, now[parts.length] + 1);
    meet(0, '\u0000', Character.MAX_VALUE, out);
  }

  private void meet(int part, char lo, char hi, Successors out) {
    if (--work < 0) {
      return;
    }
    if (part == parts.length) {
      out.node(nodes.of(next), lo, hi);
      return;
    }
    Nfa nfa = parts[part];
    int end = nfa.endMove((int) now[part]);
    for (int i = nfa.firstMove((int) now[part]); i < end && nfa.lo(i) <= hi && work >= 0; i++) {
      if (nfa.hi(i) >= lo) {
        next[part] = nfa.to(i);
        char low = nfa.lo(i) > lo ? nfa.lo(i) : lo;
        char high = nfa.hi(i) < hi ? nfa.hi(i) : hi;
        meet(part + 1, low, high, out);
      }
    }
  }
}
