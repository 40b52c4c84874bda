package dev.clew.hostile;

import java.util.HashSet;
import java.util.Set;

/** Takes all memory to compute a hash code. */
public final class AllocationInHashCode {

  private final int size;

  public AllocationInHashCode(int size) {
    this.size = size;
  }

  public static int distinct(int n) {
    Set<AllocationInHashCode> all = new HashSet<>();
    for (int i = 0; i < 100; i++) {
      all.add(new AllocationInHashCode(i));
    }
    return all.size() / n;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof AllocationInHashCode same && same.size == size;
  }

  @Override
  public int hashCode() {
    return new long[60_000_000 + size].length;
  }
}
