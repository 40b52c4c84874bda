package dev.clew.engine.explore.frontier;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Prefers ways whose path has come to fewer calls that strings are handed to: what a program prints
 * of an answer, row by row, waits until every question is known. Among ways of as many, a strategy
 * chooses.
 */
public final class FewestArrivals implements Frontier {

  /** Beyond that, the number says nothing. */
  private static final int MOST = 8;

  private final List<Frontier> levels = new ArrayList<>();

  public FewestArrivals(Supplier<Frontier> strategy) {
    for (int i = 0; i <= MOST; i++) {
      levels.add(strategy.get());
    }
  }

  @Override
  public void add(Node node) {
    levels.get(Math.min(node.state().arrivals(), MOST)).add(node);
  }

  @Override
  public @Nullable Node next() {
    for (Frontier level : levels) {
      Node node = level.next();
      if (node != null) {
        return node;
      }
    }
    return null;
  }

  @Override
  public @Nullable Node give() {
    for (Frontier level : levels) {
      Node node = level.give();
      if (node != null) {
        return node;
      }
    }
    return null;
  }

  @Override
  public void spentOnDoubt(long since) {
    levels.forEach(level -> level.spentOnDoubt(since));
  }

  @Override
  public int size() {
    return levels.stream().mapToInt(Frontier::size).sum();
  }

  @Override
  public boolean settlesDoubts() {
    return levels.get(0).settlesDoubts();
  }
}
