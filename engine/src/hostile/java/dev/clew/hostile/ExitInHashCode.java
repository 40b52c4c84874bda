package dev.clew.hostile;

import java.util.HashMap;
import java.util.Map;

/** Ends the JVM when it becomes a key. */
public final class ExitInHashCode {

  private final int size;

  public ExitInHashCode(int size) {
    this.size = size;
  }

  public static Map<ExitInHashCode, Integer> table(int n) {
    Map<ExitInHashCode, Integer> table = new HashMap<>();
    table.put(new ExitInHashCode(n), 7 / n);
    return table;
  }

  @Override
  public boolean equals(Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    System.exit(size);
    return 0;
  }
}
