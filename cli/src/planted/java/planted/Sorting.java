package planted;

import java.util.Arrays;

/** Errors in arrays that were sorted, each with a twin in which it cannot happen. */
final class Sorting {

  static class Spread {
    static int[] of(int[] given) {
      int[] sorted = given.clone();
      Arrays.sort(sorted);
      if (sorted.length == 3 && sorted[0] == sorted[2] - 7) {
        sorted[3] = 1; // error ArrayIndexOutOfBoundsException
      }
      return sorted;
    }
  }

  static class SpreadTwin {
    static int[] of(int[] given) {
      int[] sorted = given.clone();
      Arrays.sort(sorted);
      if (sorted.length == 3 && sorted[0] == sorted[2] + 7L) {
        sorted[3] = 1;
      }
      return sorted;
    }
  }
}
