package lang;

import java.util.Arrays;
import java.util.Comparator;

/** Arrays of one and many dimensions, and the methods of java.util.Arrays. */
public final class ArrayMethods {

  public static void main(String[] args) {
    int[][] triangle = new int[6][];
    for (int i = 0; i < triangle.length; i++) {
      triangle[i] = new int[i + 1];
      triangle[i][0] = triangle[i][i] = 1;
      for (int j = 1; j < i; j++) {
        triangle[i][j] = triangle[i - 1][j - 1] + triangle[i - 1][j];
      }
    }
    System.out.println(Arrays.deepToString(triangle));
    int[][] copy = triangle.clone();
    copy[5][2] = 99;
    copy[0] = null;
    System.out.println(triangle[5][2] + " " + (triangle[0] == null));
    String[][][] cube = new String[2][3][];
    cube[1][2] = new String[] {"x", null};
    System.out.println(Arrays.deepToString(cube) + cube.getClass().getName());
    int[] data = {5, 3, 9, 1, 7, 3};
    int[] sorted = data.clone();
    Arrays.sort(sorted);
    System.out.println(Arrays.toString(sorted) + Arrays.binarySearch(sorted, 4));
    Arrays.sort(data, 1, 4);
    System.out.println(
        Arrays.toString(data) + " " + Arrays.hashCode(data) + Arrays.equals(data, sorted));
    System.out.println(Arrays.mismatch(data, sorted) + " " + Arrays.compare(data, sorted));
    System.out.println(
        Arrays.toString(Arrays.copyOf(data, 8)) + Arrays.toString(Arrays.copyOfRange(data, 4, 9)));
    long[] longs = new long[5];
    Arrays.fill(longs, 1, 3, -7);
    Arrays.setAll(longs, i -> longs[i] + i);
    Arrays.parallelPrefix(longs, Long::sum);
    System.out.println(Arrays.toString(longs) + Arrays.stream(longs).sum());
    char[] chars = "hello world".toCharArray();
    Arrays.sort(chars);
    System.out.println(new String(chars) + "|" + String.valueOf(chars, 2, 3));
    String[] words = {"pear", "Fig", "apple", "date"};
    Arrays.sort(words);
    System.out.println(Arrays.asList(words));
    Arrays.sort(
        words, Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
    System.out.println(String.join(" ", words));
    double[] doubles = {3, Double.NaN, -0.0, 0.0, Double.NEGATIVE_INFINITY, 1};
    Arrays.sort(doubles);
    System.out.println(Arrays.toString(doubles));
    Object[] deep = {1, new int[] {2, 3}, new Object[] {"x", new byte[] {4}}};
    System.out.println(Arrays.deepToString(deep) + Arrays.deepHashCode(deep));
    System.out.println(Arrays.deepEquals(deep, new Object[] {1, new int[] {2, 3}, deep[2]}));
    Object[] loop = {null, "end"};
    loop[0] = loop;
    System.out.println(Arrays.deepToString(loop));
    int[] shift = {1, 2, 3, 4, 5, 6};
    System.arraycopy(shift, 0, shift, 2, 4);
    System.out.println(Arrays.toString(shift));
    System.arraycopy(shift, 2, shift, 1, 4);
    System.out.println(Arrays.toString(shift));
    Object[] objects = {"a", 1, "c"};
    String[] strings = new String[3];
    try {
      System.arraycopy(objects, 0, strings, 0, 3);
    } catch (ArrayStoreException e) {
      System.out.println(e.getMessage() + Arrays.toString(strings));
    }
    try {
      System.arraycopy(shift, 4, shift, 0, 3);
    } catch (ArrayIndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
    try {
      System.arraycopy(shift, 0, new long[9], 0, 3);
    } catch (ArrayStoreException e) {
      System.out.println(e.getMessage());
    }
    Integer[] large = new Integer[300];
    Arrays.setAll(large, i -> i * 7919 % 300);
    Arrays.sort(large, Comparator.reverseOrder());
    System.out.println(large[0] + " " + large[299] + " " + Arrays.hashCode(large));
  }
}
