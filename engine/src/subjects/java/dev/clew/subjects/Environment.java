package dev.clew.subjects;

/**
 * What comes from outside of the program: every value of it is possible. What is returned does not
 * depend on it, because the replay of subjects does not repeat that.
 */
final class Environment {

  private Environment() {}

  static int clock(int x) { // paths 4
    boolean early = System.nanoTime() % 2 == 0;
    if (x > 5) {
      return early ? 1 : 1; // returns 2: x > 5
    }
    return early ? 3 : 3; // returns 2: x <= 5
  }

  static int passes() { // paths 2
    long before = System.currentTimeMillis();
    return System.currentTimeMillis() > before ? 1 : 1; // returns 2
  }
}
