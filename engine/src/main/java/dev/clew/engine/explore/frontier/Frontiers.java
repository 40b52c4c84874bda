package dev.clew.engine.explore.frontier;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/** The strategies, by name. */
public final class Frontiers {

  private Frontiers() {}

  public static Frontier create(StrategyName name, long seed, ReachedCode coverage) {
    return switch (name) {
      case DFS -> new Ordered(/* newestFirst= */ true);
      case BFS -> new Ordered(/* newestFirst= */ false);
      case RANDOM -> new Shuffled(new Random(seed));
      case COVERAGE -> new CoverageGuided(coverage, new Random(seed));
    };
  }

  /** Depth first and breadth first. */
  private static final class Ordered implements Frontier {
    private final boolean newestFirst;
    private final Deque<Node> nodes = new ArrayDeque<>();

    Ordered(boolean newestFirst) {
      this.newestFirst = newestFirst;
    }

    @Override
    public void add(Node node) {
      nodes.addLast(node);
    }

    @Override
    public @Nullable Node next() {
      return newestFirst ? nodes.pollLast() : nodes.pollFirst();
    }

    @Override
    public @Nullable Node give() {
      return nodes.pollFirst();
    }

    @Override
    public int size() {
      return nodes.size();
    }
  }

  /** Any node, all with the same chance. */
  private static final class Shuffled implements Frontier {
    private final Random random;
    private final List<Node> nodes = new ArrayList<>();

    Shuffled(Random random) {
      this.random = random;
    }

    @Override
    public void add(Node node) {
      nodes.add(node);
    }

    @Override
    public @Nullable Node next() {
      if (nodes.isEmpty()) {
        return null;
      }
      int chosen = random.nextInt(nodes.size());
      Node last = nodes.remove(nodes.size() - 1);
      return chosen == nodes.size() ? last : nodes.set(chosen, last);
    }

    @Override
    public @Nullable Node give() {
      return next();
    }

    @Override
    public int size() {
      return nodes.size();
    }
  }
}
