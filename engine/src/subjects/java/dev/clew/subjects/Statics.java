package dev.clew.subjects;

/** Static fields have the values that their class gives them; each path has its own. */
final class Statics {

  private Statics() {}

  static int counter = 3;
  static int[] table = {1, 2, 4};

  static int increment(int x) { // paths 2
    counter++;
    return x == counter ? 1 : 0; // returns 1: x == 4; returns 1: x != 4
  }

  static int storeUnknown(int x) { // paths 2
    counter = x;
    return counter * 2 == 10 ? 1 : 0; // returns 1: x * 2 == 10; returns 1: x * 2 != 10
  }

  static int writeTable(int i) { // paths
    table[i] = 9; // throws ArrayIndexOutOfBoundsException 1: i < 0 || i > 2
    return table[0] == 9 ? 1 : 0; // returns 1: i == 0; returns 1: i == 1 || i == 2
  }

  static final class Lazy {
    static final int VALUE;

    static {
      counter += 10;
      VALUE = counter;
    }

    private Lazy() {}
  }

  /* The class is initialised in one of the branches only. */
  static int initialises(boolean first) { // paths 2
    if (first) {
      return Lazy.VALUE + counter; // returns 1: first
    }
    return counter; // returns 1: !first
  }

  static final class Broken {
    static final int VALUE = 1 / (counter - 3);

    private Broken() {}
  }

  static int failsToInitialise(int x) { // paths 3
    if (x == 0) {
      return 0; // returns 1: x == 0
    }
    try {
      return Broken.VALUE; // returns 0
    } catch (ExceptionInInitializerError e) {
      return x < 0 ? -1 : 1; // returns 1: x < 0; returns 1: x > 0
    }
  }
}
