package dev.clew.hostile;

/** Loops in a method that an interface brings. */
public final class SpinInDefaultMethod {

  interface Counter {
    int step();

    default long countUp() {
      long sum = 0;
      while (true) {
        sum += step();
      }
    }
  }

  private SpinInDefaultMethod() {}

  public static long count(int n) {
    Counter counter = () -> n;
    return n > 7 ? counter.countUp() : 5 / n;
  }
}
