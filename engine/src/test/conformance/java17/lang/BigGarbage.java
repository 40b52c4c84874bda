package lang;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Few objects, but big ones: gigabytes pass through a memory that holds megabytes. */
public class BigGarbage {

  private static void attempt(String name, Runnable action) {
    try {
      action.run();
      System.out.println(name + " went well");
    } catch (OutOfMemoryError | NegativeArraySizeException e) {
      System.out.println(name + ": " + e);
    }
  }

  public static void main(String[] args) {
    long sum = 0;
    for (int i = 0; i < 200; i++) {
      byte[] bytes = new byte[10_000_000];
      bytes[i] = (byte) i;
      sum += bytes[i];
    }
    System.out.println(sum);
    long[] kept = new long[1_000_000];
    for (int i = 0; i < 200; i++) {
      long[] copy = kept.clone();
      copy[i]++;
      kept = i % 2 == 0 ? copy : Arrays.copyOf(kept, kept.length);
    }
    System.out.println(Arrays.stream(kept).sum());
    for (int i = 0; i < 20; i++) {
      int[][] table = new int[1000][1000];
      table[i][i] = i;
      sum += table[i][i];
    }
    System.out.println(sum);
    String text = "0123456789".repeat(100_000);
    int hash = 0;
    for (int i = 0; i < 300; i++) {
      String other = text.substring(i) + i;
      hash = hash * 31 + other.charAt(other.length() - 1) + other.toCharArray().length;
    }
    System.out.println(hash);
    List<int[]> window = new ArrayList<>();
    for (int i = 0; i < 3000; i++) {
      window.add(new int[10_000]);
      window.get(window.size() - 1)[i] = i;
      if (window.size() > 20) {
        window.remove(0);
      }
    }
    System.out.println(window.size() + " " + window.get(0)[2980] + " " + window.get(19)[2999]);
    limits();
  }

  private static void limits() {
    attempt("none", () -> new int[0].clone());
    attempt("int", () -> System.out.println(new int[Integer.MAX_VALUE].length));
    attempt("byte", () -> System.out.println(new byte[Integer.MAX_VALUE - 1].length));
    attempt("two", () -> System.out.println(new long[2][Integer.MAX_VALUE].length));
    attempt("reflected", () -> Array.newInstance(long.class, Integer.MAX_VALUE));
    attempt("copied", () -> Arrays.copyOf(new Object[1], Integer.MAX_VALUE));
    attempt("negative", () -> Array.newInstance(int.class, -5));
    attempt("empty", () -> System.out.println(new long[0][Integer.MAX_VALUE].length));
    attempt("empty and negative", () -> System.out.println(new long[0][-2].length));
    attempt("both", () -> System.out.println(new long[Integer.MAX_VALUE][-1].length));
  }
}
