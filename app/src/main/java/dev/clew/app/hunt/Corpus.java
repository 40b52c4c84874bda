package dev.clew.app.hunt;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** The inputs that reached something new. What few of them reach is looked into most. */
final class Corpus {

  private static final int NEWEST = 6;

  /** Units of inputs that are not long. */
  private static final int ORDINARY = 32;

  private final List<Seed> seeds = new ArrayList<>();
  private final List<Integer> chosen = new ArrayList<>();

  /** How many seeds reach a block, and the one with the shortest inputs. */
  private final Map<Integer, Integer> reached = new HashMap<>();

  private final Map<Integer, Integer> shortest = new HashMap<>();
  private final List<Integer> blocks = new ArrayList<>();
  private final List<Integer> sizes = new ArrayList<>();

  void add(Seed seed) {
    int number = seeds.size();
    seeds.add(seed);
    chosen.add(0);
    sizes.add(seed.leaves().stream().mapToInt(Corpus::size).sum());
    for (int block : seed.blocks()) {
      if (reached.merge(block, 1, Integer::sum) == 1) {
        blocks.add(block);
        shortest.put(block, number);
      } else if (sizes.get(number) < sizes.get(shortest.getOrDefault(block, number))) {
        shortest.put(block, number);
      }
    }
  }

  private static int size(Object leaf) {
    return leaf.toString().length();
  }

  boolean isEmpty() {
    return seeds.isEmpty();
  }

  int size() {
    return seeds.size();
  }

  /** One of the newest, one that was chosen seldom, or the shortest that reaches a rare block. */
  Seed next(SplittableRandom random) {
    int number =
        switch (random.nextInt(4)) {
          case 0 -> fresher(newest(random), random.nextInt(seeds.size()));
          case 1 -> fresher(random.nextInt(seeds.size()), random.nextInt(seeds.size()));
          default -> ofRareBlock(random);
        };
    chosen.set(number, chosen.get(number) + 1);
    return seeds.get(number);
  }

  private int newest(SplittableRandom random) {
    return seeds.size() - 1 - random.nextInt(Math.min(NEWEST, seeds.size()));
  }

  Seed any(SplittableRandom random) {
    return seeds.get(random.nextInt(seeds.size()));
  }

  /** Short inputs are called in less time, and changes of them change more. */
  private int fresher(int one, int other) {
    return cost(one) <= cost(other) ? one : other;
  }

  private long cost(int number) {
    return (chosen.get(number) + 1L) * (ORDINARY + sizes.get(number));
  }

  private int ofRareBlock(SplittableRandom random) {
    if (blocks.isEmpty()) {
      return random.nextInt(seeds.size());
    }
    int best = blocks.get(random.nextInt(blocks.size()));
    for (int i = 0; i < 3; i++) {
      int other = blocks.get(random.nextInt(blocks.size()));
      if (reached.getOrDefault(other, 0) < reached.getOrDefault(best, 0)) {
        best = other;
      }
    }
    return shortest.getOrDefault(best, 0);
  }
}
