package dev.clew.hostile;

import java.util.stream.LongStream;

/** Leaves the looping to the library. */
public final class LibraryLoop {

  private LibraryLoop() {}

  public static long sum(int n) {
    return LongStream.range(0, Long.MAX_VALUE).filter(i -> i % 3 == 1).sum() / n;
  }

  public static int shuffled(int n) {
    java.util.Random random = new java.util.Random(1);
    int sum = 0;
    while (random.nextInt() != 0 || random.nextInt() != 0) {
      sum++;
    }
    return sum / n;
  }
}
