package dev.clew.solver.automata;

import dev.clew.solver.language.UnitNiceness;
import java.util.BitSet;

/**
 * The nicest of the shortest words, unit by unit, once all nodes on shortest ways are known with
 * their depths: marks backwards which nodes lead to a goal in time, then goes forwards with all
 * nodes that the same units reach.
 */
final class NicestWord {
  private final ProductSpace space;
  private final int[] depth;
  private final int length;
  private final BitSet live = new BitSet();
  private final int count;
  private int below;
  private boolean leads;
  private int best;
  private BitSet next = new BitSet();

  NicestWord(ProductSpace space, int[] depth, int length) {
    this.space = space;
    this.depth = depth;
    this.length = length;
    this.count = space.count();
  }

  String word() {
    markLive();
    StringBuilder word = new StringBuilder();
    BitSet now = new BitSet();
    now.set(0);
    while (word.length() < length) {
      below = word.length() + 1;
      best = Integer.MAX_VALUE;
      for (int node = now.nextSetBit(0); node >= 0; node = now.nextSetBit(node + 1)) {
        space.successors(node, this::compare);
      }
      next = new BitSet();
      for (int node = now.nextSetBit(0); node >= 0; node = now.nextSetBit(node + 1)) {
        space.successors(node, this::follow);
      }
      word.append((char) best);
      now = next;
    }
    return word.toString();
  }

  private void markLive() {
    int[] order = byDepth();
    for (int i = order.length - 1; i >= 0; i--) {
      int node = order[i];
      below = depth[node] + 1;
      leads = depth[node] == length && space.isGoal(node);
      if (depth[node] < length) {
        space.successors(node, this::look);
      }
      live.set(node, leads);
    }
  }

  /** The nodes that can be on a shortest way, by their depth. */
  private int[] byDepth() {
    int[] starts = new int[length + 2];
    for (int node = 0; node < count; node++) {
      if (onTime(node)) {
        starts[depth[node] + 1]++;
      }
    }
    for (int i = 1; i < starts.length; i++) {
      starts[i] += starts[i - 1];
    }
    int[] order = new int[starts[length + 1]];
    for (int node = 0; node < count; node++) {
      if (onTime(node)) {
        order[starts[depth[node]]++] = node;
      }
    }
    return order;
  }

  private boolean onTime(int node) {
    return depth[node] <= length && depth[node] + space.farthest(node) <= length;
  }

  private boolean isNext(int node) {
    return node < count && live.get(node) && depth[node] == below;
  }

  private void look(int node, char lo, char hi) {
    leads |= isNext(node);
  }

  private void compare(int node, char lo, char hi) {
    if (isNext(node)) {
      best = Math.min(best, UnitNiceness.rank(UnitNiceness.nicest(lo, hi)));
    }
  }

  private void follow(int node, char lo, char hi) {
    if (isNext(node) && lo <= (char) best && (char) best <= hi) {
      next.set(node);
    }
  }
}
