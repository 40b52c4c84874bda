package dev.clew.benchmarks;

import dev.clew.engine.explore.frontier.StrategyName;
import dev.clew.engine.outcome.Exploration;
import java.io.IOException;
import java.util.Arrays;

/**
 * Paths per second with one worker and with two, in the same run.
 *
 * <p>Arguments: the method of {@link dev.clew.benchmarks.guest.GuestWorkloads} to explore (default
 * twelve), rounds (default 15).
 */
public final class PathsPerSecond {

  private PathsPerSecond() {}

  @SuppressWarnings("SystemOut")
  public static void main(String[] args) throws IOException {
    String method = args.length > 0 ? args[0] : "twelve";
    int rounds = args.length > 1 ? Integer.parseInt(args[1]) : 15;
    try (GuestPrograms guests = GuestPrograms.open()) {
      double[] ratios = new double[rounds];
      for (int i = 0; i < rounds; i++) {
        double one = pathsPerSecond(guests, method, 1);
        double two = pathsPerSecond(guests, method, 2);
        ratios[i] = two / one;
        System.out.printf(
            "round %2d: %,9.0f paths/s with one worker, %,9.0f with two: %.2f times%n",
            i, one, two, ratios[i]);
      }
      double[] later = Arrays.copyOfRange(ratios, rounds / 2, rounds);
      Arrays.sort(later);
      System.out.printf("median of the later half: %.2f times%n", later[later.length / 2]);
    }
  }

  private static double pathsPerSecond(GuestPrograms guests, String method, int jobs) {
    long start = System.nanoTime();
    Exploration exploration = guests.explore(method, StrategyName.DFS, jobs);
    return exploration.paths().size() * 1e9 / (System.nanoTime() - start);
  }
}
