package dev.clew.hostile;

import java.util.Arrays;

/** Sorts more than there is time for. */
public final class HugeSort {

  private HugeSort() {}

  public static int numbers(int n) {
    int[] all = new int[50_000_000];
    for (int i = 0; i < all.length; i++) {
      all[i] = i * 1_664_525 + 1_013_904_223;
    }
    Arrays.sort(all);
    return all[7] / n;
  }

  public static int texts(int n) {
    String[] all = new String[3_000_000];
    Arrays.setAll(all, i -> Integer.toHexString(i * 1_664_525));
    Arrays.sort(all);
    return all[7].length() / n;
  }
}
