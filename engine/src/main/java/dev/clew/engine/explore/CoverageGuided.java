package dev.clew.engine.explore;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * Prefers ways that begin with a branch which nobody has taken yet, then those from which it is not
 * far to one. Every other choice is random over the rest, so that nothing starves: what gets to
 * uncovered code only after many decisions has its turn, too.
 */
final class CoverageGuided implements Frontier {

  private static final int LOOKED_AT = 8;

  private final Coverage coverage;
  private final Random random;
  private final Deque<Node> promising = new ArrayDeque<>();
  private final List<Node> others = new ArrayList<>();
  private boolean isRandomTurn;

  CoverageGuided(Coverage coverage, Random random) {
    this.coverage = coverage;
    this.random = random;
  }

  @Override
  public void add(Node node) {
    if (isNew(node)) {
      promising.addLast(node);
    } else {
      others.add(node);
    }
  }

  private boolean isNew(Node node) {
    return !coverage.isTaken(node.at(), node.index());
  }

  @Override
  public @Nullable Node next() {
    isRandomTurn = !isRandomTurn;
    if (!isRandomTurn || others.isEmpty()) {
      Node node = nextPromising();
      return node != null ? node : nearest();
    }
    return anyOther();
  }

  private @Nullable Node nextPromising() {
    while (!promising.isEmpty()) {
      Node node = promising.removeLast();
      if (isNew(node)) {
        return node;
      }
      others.add(node);
    }
    return null;
  }

  /** Of a few of the newest, the one with the shortest way to a branch that was not taken. */
  private @Nullable Node nearest() {
    int best = others.size() - 1;
    int shortest = Coverage.FAR;
    for (int i = others.size() - 1; i >= 0 && i >= others.size() - LOOKED_AT; i--) {
      int distance = coverage.distance(others.get(i).at());
      if (distance < shortest) {
        shortest = distance;
        best = i;
      }
    }
    return best < 0 ? null : take(best);
  }

  private Node take(int index) {
    int last = others.size() - 1;
    Node node = others.get(index);
    others.set(index, others.get(last));
    others.remove(last);
    return node;
  }

  /** Half of the time the newest, which is cheap to go on with, otherwise any. */
  private @Nullable Node anyOther() {
    if (others.isEmpty()) {
      return nextPromising();
    }
    int last = others.size() - 1;
    int chosen = random.nextBoolean() ? last : random.nextInt(others.size());
    return take(chosen);
  }

  @Override
  public @Nullable Node give() {
    return others.isEmpty() ? promising.pollFirst() : anyOther();
  }

  @Override
  public int size() {
    return promising.size() + others.size();
  }
}
