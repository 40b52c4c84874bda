package dev.clew.subjects;

import java.util.Arrays;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** What the JDK does without looking at types: atomic numbers, tables, whole arrays at a time. */
final class Atomics {

  private Atomics() {}

  static int counted(int x) { // paths 2
    AtomicInteger counter = new AtomicInteger(x);
    if (counter.incrementAndGet() == 8) {
      return 1; // returns 1: x == 7
    }
    return 2; // returns 1: x != 7
  }

  static boolean swapped(int x, int y) { // paths 2
    AtomicInteger number = new AtomicInteger(x);
    return number.compareAndSet(y, 3) && number.get() == 3; // returns 1: x == y; returns 1: x != y
  }

  static int table(int key) { // paths
    ConcurrentHashMap<Integer, String> map = new ConcurrentHashMap<>();
    map.put(5, "five");
    return map.containsKey(key) ? 1 : 2; // returns >= 1: key == 5; returns >= 1: key != 5
  }

  static int map(int key) { // paths
    java.util.HashMap<Integer, String> map = new java.util.HashMap<>();
    map.put(key, "x");
    return map.get(5) == null ? 1 : 2; // returns >= 1: key != 5; returns >= 1: key == 5
  }

  static boolean equal(int[] a, int x) { // paths
    return Arrays.equals(a, new int[] {1, x}); // returns >= 1: a != null && a.length == 2 && a[0] == 1 && a[1] == x; returns >= 1: a == null || a.length != 2 || a[0] != 1 || a[1] != x
  }
}
