package dev.clew.hostile;

import java.util.TreeSet;

/** Halts the JVM when it is put in order. */
public final class HaltInCompareTo implements Comparable<HaltInCompareTo> {

  private final int size;

  public HaltInCompareTo(int size) {
    this.size = size;
  }

  public static int ordered(int a, int b) {
    TreeSet<HaltInCompareTo> set = new TreeSet<>();
    set.add(new HaltInCompareTo(a));
    set.add(new HaltInCompareTo(b));
    return set.size() / a;
  }

  @Override
  public int compareTo(HaltInCompareTo other) {
    Runtime.getRuntime().halt(size - other.size);
    return 0;
  }
}
