package dev.clew.benchmarks.scale;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Makes trees of paths whose whole work is known: a path takes a time of its own, and leaves ways
 * behind that share the rest, most of it in few of them.
 *
 * @param median of the time of a path, in milliseconds
 * @param sigma of its logarithm
 * @param skew how unequal shares are: 0 is equal
 */
record SimulatedTree(double median, double sigma, double skew) {

  private static final int MOST_WAYS = 6;

  /** A rest below this is done along with its path. */
  private static final double LEAST = 0.5;

  /**
   * A way that nobody has gone.
   *
   * @param work in milliseconds, of all paths that begin with it
   */
  record Way(long seed, double work) {}

  /**
   * What going it gives.
   *
   * @param millis of the path
   * @param left ways that it leaves behind
   */
  record Gone(double millis, List<Way> left) {}

  Gone go(Way way) {
    SplittableRandom random = new SplittableRandom(way.seed);
    double own = Math.min(way.work, median * Math.exp(sigma * gaussian(random)));
    double rest = way.work - own;
    if (rest < LEAST) {
      return new Gone(way.work, List.of());
    }
    double[] shares = new double[1 + random.nextInt(MOST_WAYS)];
    double all = 0;
    for (int i = 0; i < shares.length; i++) {
      shares[i] = Math.pow(random.nextDouble() + 1e-3, skew);
      all += shares[i];
    }
    List<Way> left = new ArrayList<>();
    for (double share : shares) {
      left.add(new Way(random.nextLong(), rest * share / all));
    }
    return new Gone(own, left);
  }

  private static double gaussian(SplittableRandom random) {
    double u = 1 - random.nextDouble();
    return Math.sqrt(-2 * Math.log(u)) * Math.cos(2 * Math.PI * random.nextDouble());
  }
}
