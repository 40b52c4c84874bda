package dev.clew.subjects;

import java.util.Arrays;
import java.util.Comparator;

/** Arrays of unknown elements and lengths in order. */
final class Sorting {

  private Sorting() {}

  static int median(int[] x) { // paths 10; cut array-length
    Arrays.sort(x); // throws NullPointerException 1: x == null
    return x[x.length / 2]; // returns 8: x.length > 0 && x.length <= 8; throws ArrayIndexOutOfBoundsException "Index 0 out of bounds for length 0" 1: x.length == 0
  }

  /* The length of a copy is settled, and so is that of what was copied. */
  static int[] distance(int[] a) { // paths; cut array-length
    int[] b = a.clone(); // throws NullPointerException 1: a == null
    Arrays.sort(b);
    if (b.length == 3 && b[0] == b[2] - 7) {
      b[3] = a.length; // throws ArrayIndexOutOfBoundsException 1: a.length == 3
    }
    return b; // returns 9: a.length <= 8
  }

  /* One length is left, so nothing is cut. */
  static int triangle(int[] x) { // paths 8
    if (x.length != 3) { // throws NullPointerException 1: x == null
      return -1; // returns 1: x.length != 3
    }
    Arrays.sort(x);
    if (x[0] <= 0) {
      return 0; // returns 1: Math.min(x[0], Math.min(x[1], x[2])) <= 0
    }
    if ((long) x[0] + x[1] <= x[2]) {
      return 1; // returns 1: x[0] > 0 && x[1] > 0 && x[2] > 0
    }
    if (x[0] == x[2]) {
      return 2; // returns 1: x[0] == x[1] && x[1] == x[2]
    }
    return x[0] == x[1] || x[1] == x[2] ? 3 : 4; // returns 2: x[0] == x[1] || x[1] == x[2] || x[0] == x[2]; returns 1: x[0] != x[1] && x[1] != x[2] && x[0] != x[2]
  }

  static int neverOutOfOrder(long[] x) { // paths 10; cut array-length
    Arrays.sort(x); // throws NullPointerException 1: x == null
    for (int i = 1; i < x.length; i++) {
      if (x[i] < x[i - 1]) {
        return i; // returns 0
      }
    }
    return 0; // returns 9: x.length <= 8
  }

  /* Zeros have an order, and what is no number is last. */
  static int realOrder(double a, double b, double c) { // paths 6
    double[] x = {a, b, c};
    Arrays.sort(x);
    if (1 / x[0] != Double.NEGATIVE_INFINITY || x[0] != 0) {
      return 0; // returns 2
    }
    if (x[1] == 0 && 1 / x[1] > 0 && Double.isNaN(x[2])) {
      return 1; // returns 1: (a == 0 ? 1 : 0) + (b == 0 ? 1 : 0) + (c == 0 ? 1 : 0) == 2 && Double.isNaN(a + b + c)
    }
    return 2; // returns 3: a == 0 || b == 0 || c == 0
  }

  static int part(int[] x, int from, int to) { // paths
    if (x == null || x.length != 2) {
      return -1; // returns >= 1: x == null || x.length != 2
    }
    Arrays.sort(x, from, to); // throws IllegalArgumentException 1: from > to; throws ArrayIndexOutOfBoundsException 1: from <= to && from < 0; throws ArrayIndexOutOfBoundsException 1: from >= 0 && from <= to && to > 2
    return x[0] <= x[1] ? 1 : 0; // returns >= 1: from >= 0 && from <= to && to <= 2
  }

  /* What is behind the part may be of any length. */
  static int firstThree(int[] x) { // paths 4
    Arrays.sort(x, 0, 3); // throws NullPointerException 1: x == null; throws ArrayIndexOutOfBoundsException "Array index out of range: 3" 1: x.length < 3
    return x[0] == x[2] ? 1 : 0; // returns 1: x[0] == x[1] && x[1] == x[2]; returns 1: x[0] != x[1] || x[1] != x[2]
  }

  static int anagram(String s) { // paths 11; cut array-length
    char[] units = s.toCharArray(); // throws NullPointerException 1: s == null
    Arrays.sort(units);
    if (new String(units).equals("abc")) {
      throw new IllegalStateException(); // throws IllegalStateException 1: s.length() == 3 && s.contains("a") && s.contains("b") && s.contains("c")
    }
    return units.length; // returns 9: s.length() <= 8
  }

  static String words(String[] x) { // paths; cut array-length
    if (x == null) {
      return ""; // returns 1: x == null
    }
    Arrays.sort(x, Comparator.comparing(String::length)); // throws NullPointerException >= 1
    return x[0] + x.length; // returns >= 1: x.length > 0 && x.length <= 4; throws ArrayIndexOutOfBoundsException 1: x.length == 0
  }

  static int place(int[] x, int key) { // paths; cut array-length
    int at = Arrays.binarySearch(x, key); // throws NullPointerException 1: x == null
    if (at < 0) {
      return 0; // returns >= 1: x.length <= 8
    }
    return x[at] == key ? 1 : 2; // returns >= 1: java.util.Arrays.stream(x).anyMatch(e -> e == key)
  }
}
