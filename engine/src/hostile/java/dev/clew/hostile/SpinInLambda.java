package dev.clew.hostile;

import java.util.stream.IntStream;

/** Loops in a lambda, called by the library. */
public final class SpinInLambda {

  private SpinInLambda() {}

  public static int find(int n) {
    return IntStream.iterate(n, i -> i + 2).filter(i -> i == 1).findFirst().getAsInt();
  }
}
