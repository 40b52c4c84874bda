package dev.clew.subjects;

/** Arrays of unknown content, length, identity and depth. */
final class Arrays {

  private Arrays() {}

  static int get(int[] a, int i) { // paths 3
    return a[i]; // returns 1: i >= 0 && i < a.length; throws NullPointerException 1: a == null; throws ArrayIndexOutOfBoundsException 1: i < 0 || i >= a.length
  }

  static int getFromThree(int i) { // paths 2
    int[] a = {10, 20, 30};
    return a[i]; // returns 1: i >= 0 && i < 3; throws ArrayIndexOutOfBoundsException 1: i < 0 || i > 2
  }

  static int branchOnElement(int i) { // paths 3
    int[] a = {10, 20, 30};
    if (a[i] == 20) { // throws ArrayIndexOutOfBoundsException 1: i < 0 || i > 2
      return 1; // returns 1: i == 1
    }
    return 0; // returns 1: i == 0 || i == 2
  }

  /* Written at one unknown index, read at another. */
  static int writeThenRead(int i, int j) { // paths
    int[] a = new int[4];
    a[i] = 7; // throws ArrayIndexOutOfBoundsException 1: i < 0 || i > 3
    if (a[j] == 7) { // throws ArrayIndexOutOfBoundsException 1: j < 0 || j > 3
      return 1; // returns 1: i == j
    }
    return 0; // returns 1: i != j
  }

  static int length(byte[] a) { // paths
    if (a == null) {
      return -1; // returns 1: a == null
    }
    return a.length > 3 ? 1 : 0; // returns 1: a.length > 3; returns 1: a.length <= 3
  }

  static int lengthIsNeverNegative(long[] a) { // paths 2
    if (a.length < 0) { // throws NullPointerException 1: a == null
      return 1; // returns 0
    }
    return 0; // returns 1: a != null
  }

  static int create(int n) { // paths
    if (n > 5) {
      return 0; // returns 1: n > 5
    }
    int[] a = new int[n]; // throws NegativeArraySizeException 1: n < 0
    return a.length == n ? 1 : 2; // returns 1: n >= 0 && n <= 5
  }

  static int elements(
      // paths
      boolean[] z, byte[] b, short[] s, char[] c, int[] i, long[] j, float[] f, double[] d) {
    if (z != null && z.length > 0 && z[0]) {
      return 1; // returns 1: z[0]
    }
    if (b != null && b.length > 1 && b[1] == -1) {
      return 2; // returns >= 1: b[1] == -1
    }
    if (s != null && s.length == 1 && s[0] == -300) {
      return 3; // returns >= 1: s[0] == -300
    }
    if (c != null && c.length == 2 && c[1] == 'x') {
      return 4; // returns >= 1: c[1] == 'x'
    }
    return 0; // returns >= 1
  }

  static int wideElements(long[] j, double[] d, float[] f) { // paths
    if (j[0] == 1L << 40) { // throws NullPointerException 1: j == null; throws ArrayIndexOutOfBoundsException 1: j.length == 0
      return 1; // returns 1: j[0] == 1L << 40
    }
    if (d[0] != d[0]) { // throws NullPointerException 1: d == null; throws ArrayIndexOutOfBoundsException 1: d.length == 0
      return 2; // returns 1: Double.isNaN(d[0])
    }
    if (f[1] < 0.5f) { // throws NullPointerException 1: f == null; throws ArrayIndexOutOfBoundsException 1: f.length < 2
      return 3; // returns 1: f[1] < 0.5f
    }
    return 4; // returns 1: !(f[1] < 0.5f)
  }

  static int narrowStore(byte[] a, int x) { // paths 4
    a[0] = (byte) x; // throws NullPointerException 1: a == null; throws ArrayIndexOutOfBoundsException 1: a.length == 0
    return a[0] == x ? 1 : 0; // returns 1: x == (byte) x; returns 1: x != (byte) x
  }

  static int booleanStore(boolean[] a, int i, boolean value) { // paths
    a[i] = value; // throws NullPointerException 1: a == null; throws ArrayIndexOutOfBoundsException 1: i < 0 || i >= a.length
    return a[i] ? 1 : 0; // returns 1: value; returns 1: !value
  }

  /* Two parameters may be one array. */
  static int aliasing(int[] a, int[] b) { // paths
    if (a == null || b == null || a.length == 0 || b.length == 0) {
      return -1; // returns >= 4: a == null || b == null || a.length == 0 || b.length == 0
    }
    a[0] = 1;
    b[0] = 2;
    return a[0]; // returns >= 2
  }

  static int sum(int[] a) { // paths 6
    if (a == null || a.length > 3) {
      return 0; // returns 2: a == null || a.length > 3
    }
    int sum = 0;
    for (int x : a) {
      sum += x;
    }
    return sum; // returns 4: a.length <= 3
  }

  static int[] bubbleSort(int a, int b, int c) { // paths 6
    int[] sorted = {a, b, c};
    sort(sorted);
    return sorted; // returns 6
  }

  static int bubbleSortOfUnknown(int[] a) { // paths
    if (a == null || a.length > 3) {
      return -1; // returns 2: a == null || a.length > 3
    }
    sort(a);
    for (int i = 1; i < a.length; i++) {
      if (a[i - 1] > a[i]) {
        throw new AssertionError("not sorted"); // throws AssertionError 0
      }
    }
    return a.length; // returns 9: a.length <= 3
  }

  private static void sort(int[] a) {
    for (int n = a.length; n > 1; n--) {
      for (int i = 1; i < n; i++) {
        if (a[i - 1] > a[i]) {
          int swapped = a[i];
          a[i] = a[i - 1];
          a[i - 1] = swapped;
        }
      }
    }
  }

  static int binarySearch(int key) { // paths
    int[] a = {2, 3, 5, 7, 11, 13, 17};
    int low = 0;
    int high = a.length - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      if (a[middle] == key) {
        return middle; // returns 7: key >= 2 && key <= 17
      }
      if (a[middle] < key) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return -1; // returns 7
  }

  static int matrix(int i, int j) { // paths
    int[][] m = {{1, 2}, {3, 4}, {5}};
    return m[i][j]; // returns >= 1: i >= 0 && i < 3 && j >= 0 && j < (i < 2 ? 2 : 1); throws ArrayIndexOutOfBoundsException >= 2: i < 0 || i > 2 || j < 0 || j >= (i < 2 ? 2 : 1)
  }

  static int unknownMatrix(int[][] m, int i, int j) { // paths
    if (m == null || m.length != 2) {
      return -1; // returns 2: m == null || m.length != 2
    }
    return m[i][j]; // returns >= 1: i >= 0 && i < 2 && j >= 0 && j < m[i].length; throws NullPointerException >= 1: m[i] == null; throws ArrayIndexOutOfBoundsException >= 2: i < 0 || i > 1 || j < 0 || j >= m[i].length
  }

  static int jagged(int n) { // paths
    if (n < 0 || n > 2) {
      return -1; // returns 2: n < 0 || n > 2
    }
    int[][] m = new int[3][n];
    int cells = 0;
    for (int[] row : m) {
      cells += row.length;
    }
    return cells == 3 * n ? 1 : 0; // returns >= 1: n >= 0 && n <= 2
  }

  static int objects(Object[] a) { // paths
    if (a.length == 0) { // throws NullPointerException 1: a == null
      return 0; // returns 1: a.length == 0
    }
    return a[0] == null ? 1 : 2; // returns 1: a[0] == null; returns >= 1: a[0] != null
  }

  static int storeCheck(boolean strings) { // paths 2
    Object[] a = strings ? new String[1] : new Object[1];
    a[0] = Integer.valueOf(1); // throws ArrayStoreException "java.lang.Integer" 1: strings
    return 1; // returns 1: !strings
  }

  static int copyClone(int[] a) { // paths
    int[] b = a.clone(); // throws NullPointerException 1: a == null
    if (b == a || b.length != a.length) {
      return 0; // returns 0
    }
    return 1; // returns >= 1: a != null
  }

  static int copy(int from, int n) { // paths
    int[] a = {1, 2, 3};
    int[] b = new int[2];
    System.arraycopy(a, from, b, 0, n); // throws ArrayIndexOutOfBoundsException >= 1: from < 0 || n < 0 || n > 2 || from + n > 3 || from + n < 0
    return b[0]; // returns >= 1: from >= 0 && n >= 0 && n <= 2 && from + n <= 3
  }

  static int indexFromElement(int[] a) { // paths
    if (a == null || a.length != 3) {
      return -1; // returns 2: a == null || a.length != 3
    }
    return a[a[0]]; // returns >= 1: a[0] >= 0 && a[0] < 3; throws ArrayIndexOutOfBoundsException 1: a[0] < 0 || a[0] > 2
  }

  static int find(int[] a, int wanted) { // paths
    if (a == null || a.length > 3) {
      return -2; // returns 2: a == null || a.length > 3
    }
    for (int i = 0; i < a.length; i++) {
      if (a[i] == wanted) {
        return i; // returns 3: a.length > 0
      }
    }
    return -1; // returns 4: a.length <= 3
  }

  static int increments(int[] a, int i) { // paths
    a[i]++; // throws NullPointerException 1: a == null; throws ArrayIndexOutOfBoundsException 1: i < 0 || i >= a.length
    a[i] += 10;
    return a[i] < -2147483638 ? 1 : 0; // returns 1: a[i] >= 2147483637 && a[i] <= 2147483646; returns 1: a[i] < 2147483637 || a[i] == 2147483647
  }

  static int varargs(int... all) { // paths
    return all.length == 2 ? all[0] - all[1] : 0; // throws NullPointerException 1: all == null; returns 1: all.length == 2; returns 1: all.length != 2
  }
}
