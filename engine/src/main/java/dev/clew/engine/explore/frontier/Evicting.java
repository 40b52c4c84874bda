package dev.clew.engine.explore.frontier;

import dev.clew.engine.work.WorkUnit;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Keeps a bounded number of states alive. What comes on top is kept as the decisions that lead to
 * it, which share what they have in common, and executed again when nothing else is left to do.
 */
public final class Evicting implements Frontier {

  /** Some kilobytes each. */
  public static final int MOST_ALIVE = 20_000;

  private final Frontier alive;
  private final int capacity;
  private final Function<Node, WorkUnit> write;
  private final Function<Node, Supplier<WorkUnit>> chill;
  private final Function<WorkUnit, @Nullable Node> replay;
  private final Deque<Supplier<WorkUnit>> cold = new ArrayDeque<>();

  /**
   * @param write what leads to a node
   * @param chill the same, written when it is wanted, without the node's state
   * @param replay makes a node of them again; null if it turns out not to exist
   */
  public Evicting(
      Frontier alive,
      int capacity,
      Function<Node, WorkUnit> write,
      Function<Node, Supplier<WorkUnit>> chill,
      Function<WorkUnit, @Nullable Node> replay) {
    this.alive = alive;
    this.capacity = capacity;
    this.write = write;
    this.chill = chill;
    this.replay = replay;
  }

  @Override
  public void add(Node node) {
    if (alive.size() < capacity) {
      alive.add(node);
    } else {
      cold.addLast(chill.apply(node));
    }
  }

  @Override
  public @Nullable Node next() {
    Node node = alive.next();
    while (node == null && !cold.isEmpty()) {
      node = replay.apply(cold.removeLast().get());
    }
    if (node == null && alive.size() > 0) {
      throw new IllegalStateException("ways are left that no worker would ever go");
    }
    return node;
  }

  /** The decisions of a node for somebody else, oldest first; null if there is none to spare. */
  public @Nullable WorkUnit giveUnit() {
    if (!cold.isEmpty()) {
      return cold.removeFirst().get();
    }
    Node node = alive.give();
    return node == null ? null : write.apply(node);
  }

  @Override
  public @Nullable Node give() {
    return alive.give();
  }

  @Override
  public boolean settlesDoubts() {
    return alive.settlesDoubts();
  }

  @Override
  public void spentOnDoubt(long since) {
    alive.spentOnDoubt(since);
  }

  @Override
  public int size() {
    return alive.size() + cold.size();
  }
}
