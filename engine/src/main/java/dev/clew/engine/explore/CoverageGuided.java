package dev.clew.engine.explore;

import dev.clew.engine.machine.Frame;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * Prefers ways that begin with a branch which nobody has taken yet. Every other choice is random
 * over the rest, so that nothing starves: what is near uncovered code only after many decisions
 * gets its turn.
 */
final class CoverageGuided implements Frontier {

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
    Frame frame = node.state().frame();
    return frame != null && !coverage.isTaken(frame.insn(), node.index());
  }

  @Override
  public @Nullable Node next() {
    isRandomTurn = !isRandomTurn;
    if (!isRandomTurn || others.isEmpty()) {
      Node node = nextPromising();
      if (node != null) {
        return node;
      }
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

  /** Half of the time the newest, which is cheap to go on with, otherwise any. */
  private @Nullable Node anyOther() {
    if (others.isEmpty()) {
      return nextPromising();
    }
    int last = others.size() - 1;
    int chosen = random.nextBoolean() ? last : random.nextInt(others.size());
    Node node = others.get(chosen);
    others.set(chosen, others.get(last));
    others.remove(last);
    return node;
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
