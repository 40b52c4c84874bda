package dev.clew.benchmarks;

import dev.clew.benchmarks.guest.Strings;
import dev.clew.engine.explore.frontier.StrategyName;
import dev.clew.engine.outcome.Exploration;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;

/**
 * Paths per second of code that works on strings: each method is explored again and again, by one
 * worker, with a new solver each time.
 *
 * <p>Arguments: rounds (default 40), then methods of {@link Strings} (default all).
 */
public final class StringPaths {

  private static final List<String> ALL =
      List.of("sixUnits", "sixSearches", "easyChair", "siteExec");

  private StringPaths() {}

  @SuppressWarnings("SystemOut")
  public static void main(String[] args) throws IOException {
    int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 40;
    List<String> methods = args.length > 1 ? List.of(args).subList(1, args.length) : ALL;
    try (GuestPrograms guests = GuestPrograms.open()) {
      System.out.println(
          "| method | paths | status | paths/s, first | paths/s, median of the later half |");
      System.out.println("|---|---|---|---|---|");
      for (String method : methods) {
        measure(guests, method, rounds);
      }
    }
  }

  @SuppressWarnings("SystemOut")
  private static void measure(GuestPrograms guests, String method, int rounds) {
    double[] rates = new double[rounds];
    Exploration last = null;
    for (int i = 0; i < rounds; i++) {
      long start = System.nanoTime();
      last = guests.explore(Strings.class, method, StrategyName.DFS, 1);
      rates[i] = last.paths().size() * 1e9 / (System.nanoTime() - start);
    }
    double first = rates[0];
    double[] later = Arrays.copyOfRange(rates, rounds / 2, rounds);
    Arrays.sort(later);
    System.out.printf(
        "| %s | %d | %s | %,.0f | %,.0f |%n",
        method,
        last == null ? 0 : last.paths().size(),
        last == null ? "" : last.status(),
        first,
        later[later.length / 2]);
  }
}
