package dev.clew.app.analysis;

import dev.clew.engine.program.MethodInfo;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Targets in turn. One that calls of others have reached when its turn comes waits until all others
 * had theirs: of it something is known already.
 */
final class TurnOrder {

  private final Deque<MethodInfo> first;
  private final Deque<MethodInfo> reached = new ArrayDeque<>();
  private final Predicate<MethodInfo> isReached;

  TurnOrder(List<MethodInfo> targets, Predicate<MethodInfo> isReached) {
    this.first = new ArrayDeque<>(targets);
    this.isReached = isReached;
  }

  /** Whose turn it is; empty after the last. */
  Optional<MethodInfo> next() {
    while (!first.isEmpty()) {
      MethodInfo next = first.remove();
      if (!isReached.test(next)) {
        return Optional.of(next);
      }
      reached.add(next);
    }
    return Optional.ofNullable(reached.poll());
  }

  /** One that waits; empty if none does. */
  Optional<MethodInfo> waiting() {
    return Optional.ofNullable(first.isEmpty() ? reached.peek() : first.peek());
  }
}
