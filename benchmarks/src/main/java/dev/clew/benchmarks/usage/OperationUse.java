package dev.clew.benchmarks.usage;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * How often jars call which operation on strings, and of how many jars all are supported when a
 * solver knows some: run with jars as arguments. Concatenation is counted apart; what makes a text
 * of an object says nothing about a string.
 */
public final class OperationUse {

  /** What every program needs. */
  private static final Set<String> BASE = Set.of("equals", "indexOf", "length", "substring");

  /** What programs need besides, of which some are supported in the figure. */
  private static final Set<String> FURTHER =
      Set.of(
          "capacity",
          "charAt",
          "compareTo",
          "concat",
          "contains",
          "contentEquals",
          "copyValueOf",
          "endsWith",
          "equalsIgnoreCase",
          "intern",
          "isEmpty",
          "lastIndexOf",
          "matches",
          "parseDouble",
          "parseFloat",
          "parseInt",
          "regionMatches",
          "replace",
          "setCharAt",
          "setLength",
          "split",
          "startsWith",
          "subSequence",
          "toCharArray",
          "toLowerCase",
          "toUpperCase",
          "trim",
          "valueOf");

  private static final int MOST_ROWS = 14;

  private OperationUse() {}

  public static void main(String[] jars) throws IOException {
    List<JarCalls> all = new ArrayList<>();
    for (String jar : jars) {
      JarCalls calls = JarCalls.of(Path.of(jar));
      if (calls.total() > 0) {
        all.add(calls);
      }
    }
    System.out.println(all.size() + " jars of " + jars.length + " use strings");
    printShares(all);
    printSupport(all);
  }

  private static void printShares(List<JarCalls> all) {
    Map<String, Long> sums = new TreeMap<>();
    all.forEach(jar -> jar.counts().forEach((name, count) -> sums.merge(name, count, Long::sum)));
    long total = sums.values().stream().mapToLong(Long::longValue).sum();
    long concatenations = sums.getOrDefault(JarCalls.CONCATENATION, 0L);
    print("of all calls", JarCalls.CONCATENATION, concatenations, total);
    sums.entrySet().stream()
        .filter(each -> !each.getKey().equals(JarCalls.CONCATENATION))
        .sorted(Map.Entry.<String, Long>comparingByValue().reversed())
        .limit(MOST_ROWS)
        .forEach(
            each -> print("of others", each.getKey(), each.getValue(), total - concatenations));
  }

  private static void print(String what, String name, long count, long total) {
    System.out.printf(
        Locale.ROOT, "%-18s %10d  %5.1f %% %s%n", name, count, 100.0 * count / total, what);
  }

  /**
   * The operations in an order that supports many jars soon: what the jar needs that lacks fewest,
   * and of those the one whose rarest is used most. The best subset of a size may support some
   * more.
   */
  private static void printSupport(List<JarCalls> all) {
    Set<String> supported = new HashSet<>(BASE);
    List<JarCalls> left = new ArrayList<>(all);
    while (!left.isEmpty()) {
      JarCalls next =
          left.stream()
              .min(
                  Comparator.<JarCalls>comparingInt(jar -> missing(jar, supported).size())
                      .thenComparing(jar -> -rarest(missing(jar, supported), all)))
              .orElseThrow();
      Set<String> added = missing(next, supported);
      supported.addAll(added);
      left.removeIf(jar -> missing(jar, supported).isEmpty());
      System.out.printf(
          Locale.ROOT,
          "%2d operations: %3d jars%s%n",
          supported.size() - BASE.size(),
          all.size() - left.size(),
          added.isEmpty() ? "" : " (" + String.join(", ", added) + ")");
    }
  }

  /** How many jars use the operation that fewest use. */
  private static long rarest(Set<String> operations, List<JarCalls> all) {
    return operations.stream()
        .mapToLong(
            operation -> all.stream().filter(jar -> jar.counts().containsKey(operation)).count())
        .min()
        .orElse(Long.MAX_VALUE);
  }

  private static Set<String> missing(JarCalls jar, Set<String> supported) {
    Set<String> missing = new TreeSet<>(jar.counts().keySet());
    missing.retainAll(FURTHER);
    missing.removeAll(supported);
    return missing;
  }
}
