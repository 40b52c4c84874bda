package dev.clew.subjects;

import java.util.Arrays;

/** Copies of arrays: bounds, overlap, and arrays that nobody knows. */
final class Copies {

  private Copies() {}

  static final class Box {
    int value;
  }

  static int cloned(int[] a, int i) { // paths
    int[] b = a.clone(); // throws NullPointerException 1: a == null
    a[i]++; // throws ArrayIndexOutOfBoundsException 1: i < 0 || i >= a.length
    if (a == b || b.length != a.length) {
      return 0; // returns 0
    }
    return b[i] == 5 ? 1 : 2; // returns 1: a[i] == 5; returns 1: a[i] != 5
  }

  /* What was written before goes into the copy, what is written to it does not come back. */
  static int written(int[] a) { // paths 3
    if (a == null || a.length != 3) {
      return 0; // returns 2: a == null || a.length != 3
    }
    a[1] = 7;
    int[] b = a.clone();
    b[2] = 8;
    int[] c = b.clone();
    c[0]++;
    return a[1] == 7 && b[1] == 7 && c[2] == 8 && c[0] == a[0] + 1 && c[1] == 7 ? a[2] : -1; // returns 1: a[2] == a[2]
  }

  static int clonedBoxes(Box[] a) { // paths
    if (a == null || a.length < 1) {
      return 0; // returns 2: a == null || a.length < 1
    }
    Box[] b = a.clone();
    return b[0] == a[0] ? 1 : 2; // returns 1
  }

  static int[] returned(int[] a) { // paths
    if (a == null || a.length != 2 || a[0] != 9) {
      return null; // returns 3: a == null || a.length != 2 || a[0] != 9
    }
    return a.clone(); // returns 1: a[0] == 9
  }

  static int copyOf(int[] a) { // paths
    int[] b = Arrays.copyOf(a, a.length); // throws NullPointerException 1: a == null
    if (b.length > 1 && b[1] == 4) {
      return 1; // returns 1: a[1] == 4
    }
    return 0; // returns 2: a.length < 2 || a[1] != 4
  }

  static int longer(int[] a) { // paths
    int[] b = Arrays.copyOf(a, 30); // throws NullPointerException 1: a == null
    return b[29] == 0 && b.length == 30 ? 1 : 2; // returns >= 31: a.length < 30 || a[29] == 0; returns >= 1: a[29] != 0
  }

  static int shorter(int[] a) { // paths
    if (a == null || a.length < 3) {
      return 0; // returns 2: a == null || a.length < 3
    }
    int[] b = Arrays.copyOf(a, 2);
    return b.length == 2 && b[1] == a[1] ? 1 : 2; // returns 1
  }

  static int range(int from, int count) { // paths
    int[] a = {1, 2, 3};
    int[] b = new int[4];
    System.arraycopy(a, from, b, 1, count); // throws ArrayIndexOutOfBoundsException 3: from < 0 || count < 0 || (long) from + count > 3
    return b[1] + 10 * b[2] + 100 * b[3]; // returns 10: from >= 0 && count >= 0 && from + count <= 3
  }

  static int destination(int to) { // paths 5
    int[] a = {1, 2};
    int[] b = new int[4];
    System.arraycopy(a, 0, b, to, 2); // throws ArrayIndexOutOfBoundsException 2: to < 0 || to > 2
    return b[1] + 10 * b[2] + 100 * b[3]; // returns 3: to >= 0 && to <= 2
  }

  static int overlapping(int[] a) { // paths
    if (a == null || a.length != 4) {
      return 0; // returns 2: a == null || a.length != 4
    }
    System.arraycopy(a, 0, a, 1, 3);
    if (a[0] != a[1] || a[2] == 6) {
      return 1; // returns 1: a[1] == 6
    }
    return 2; // returns 1: a[1] != 6
  }

  static int overlapBackwards(int[] a, int x) { // paths
    int[] b = {x, 2, x + 1, 4};
    System.arraycopy(b, 1, b, 0, 3);
    return b[0] == 2 && b[1] == x + 1 && b[2] == 4 && b[3] == 4 ? 1 : 2; // returns 1
  }

  static int unknownBoth(int[] a, int[] b) { // paths
    System.arraycopy(a, 0, b, 0, 1); // throws NullPointerException >= 1: a == null || b == null; throws ArrayIndexOutOfBoundsException >= 1: a.length < 1 || b.length < 1
    if (b[0] != a[0]) {
      return 0; // returns 0
    }
    return a == b ? 1 : 2; // returns 1: a == b; returns 1: a != b
  }

  static int wrongTypes(Object a, int b) { // paths
    System.arraycopy(new int[2], 0, new long[2], b, 1); // throws ArrayStoreException "arraycopy: type mismatch: can not copy int[] into long[]" 1
    return 0; // returns 0
  }

  static int elements(Object[] a) { // paths
    if (a == null || a.length != 1) {
      return 0; // returns 2: a == null || a.length != 1
    }
    Box[] b = new Box[1];
    System.arraycopy(a, 0, b, 0, 1); // throws ArrayStoreException >= 1: !(a[0] instanceof Box)
    return b[0] == null ? 1 : 2; // returns 1: a[0] == null; returns 1: a[0] instanceof Box
  }

  static int partly(int x, boolean bad) { // paths 2
    Object[] a = {new Box(), bad ? "text" : new Box()};
    Box[] b = new Box[2];
    try {
      System.arraycopy(a, 0, b, 0, 2);
    } catch (ArrayStoreException e) {
      return b[0] == a[0] && b[1] == null ? 1 : 2; // returns 1: bad
    }
    return b[1] == a[1] ? 3 : 4; // returns 1: !bad
  }

  static int filled(byte[] a, byte x) { // paths
    if (a == null || a.length != 2) {
      return 0; // returns 2: a == null || a.length != 2
    }
    Arrays.fill(a, x);
    return a[1] == x && a[0] == x ? 1 : 2; // returns 1
  }

  static int made(int n, int m) { // paths
    char[] a = new char[n]; // throws NegativeArraySizeException 1: n < 0
    if (n < 2) {
      return 0; // returns 1: n >= 0 && n < 2
    }
    a[1] = 'x';
    char[] b = a.clone();
    return b[1] == 'x' && b[0] == 0 ? 1 : 2; // returns 1: n >= 2
  }

  static int boxesCopied(Box[] a) { // paths
    Box[] b = Arrays.copyOf(a, 3); // throws NullPointerException 1: a == null
    return b[2] == null ? 1 : 2; // returns >= 1: a.length < 3 || a[2] == null; returns >= 1: a[2] != null
  }

  /* Positions in an array of unknown length are gone through up to a bound. */
  static int unknownPlace(int[] a, int from) { // paths; cut array-copy
    int[] b = new int[1];
    if (a == null) {
      return 0; // returns 1: a == null
    }
    System.arraycopy(a, from, b, 0, 1); // throws ArrayIndexOutOfBoundsException 2: from < 0 || from >= a.length
    return b[0] == a[from] ? 1 : 2; // returns 17: from <= 16
  }
}
