package programs;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;

/** Sorting algorithms by hand, each checked against the library's. */
public final class Sorts {

  static void bubble(int[] a) {
    boolean swapped;
    do {
      swapped = false;
      for (int i = 1; i < a.length; i++) {
        if (a[i - 1] > a[i]) {
          int t = a[i];
          a[i] = a[i - 1];
          a[i - 1] = t;
          swapped = true;
        }
      }
    } while (swapped);
  }

  static void insertion(int[] a) {
    for (int i = 1; i < a.length; i++) {
      int value = a[i];
      int j = i;
      while (j > 0 && a[j - 1] > value) {
        a[j] = a[--j];
      }
      a[j] = value;
    }
  }

  static void quick(int[] a) {
    quick(a, 0, a.length - 1);
  }

  private static void quick(int[] a, int low, int high) {
    if (low >= high) {
      return;
    }
    int pivot = a[low + high >>> 1];
    int i = low;
    int j = high;
    while (i <= j) {
      while (a[i] < pivot) {
        i++;
      }
      while (a[j] > pivot) {
        j--;
      }
      if (i <= j) {
        int t = a[i];
        a[i++] = a[j];
        a[j--] = t;
      }
    }
    quick(a, low, j);
    quick(a, i, high);
  }

  static void merge(int[] a) {
    if (a.length < 2) {
      return;
    }
    int[] left = Arrays.copyOf(a, a.length / 2);
    int[] right = Arrays.copyOfRange(a, a.length / 2, a.length);
    merge(left);
    merge(right);
    for (int i = 0, j = 0, k = 0; k < a.length; k++) {
      a[k] = j == right.length || i < left.length && left[i] <= right[j] ? left[i++] : right[j++];
    }
  }

  static void heap(int[] a) {
    for (int i = a.length / 2 - 1; i >= 0; i--) {
      sift(a, i, a.length);
    }
    for (int end = a.length - 1; end > 0; end--) {
      int t = a[0];
      a[0] = a[end];
      a[end] = t;
      sift(a, 0, end);
    }
  }

  private static void sift(int[] a, int i, int size) {
    for (int child; (child = 2 * i + 1) < size; i = child) {
      child += child + 1 < size && a[child + 1] > a[child] ? 1 : 0;
      if (a[i] >= a[child]) {
        return;
      }
      int t = a[i];
      a[i] = a[child];
      a[child] = t;
    }
  }

  static void radix(int[] a) {
    int[] from = a.clone();
    int[] to = new int[a.length];
    for (int shift = 0; shift < 32; shift += 8) {
      int[] starts = new int[257];
      for (int value : from) {
        starts[((value ^ 0x80000000) >>> shift & 255) + 1]++;
      }
      for (int i = 0; i < 256; i++) {
        starts[i + 1] += starts[i];
      }
      for (int value : from) {
        to[starts[(value ^ 0x80000000) >>> shift & 255]++] = value;
      }
      int[] t = from;
      from = to;
      to = t;
    }
    System.arraycopy(from, 0, a, 0, a.length);
  }

  static void shell(int[] a) {
    for (int gap = a.length / 2; gap > 0; gap /= 2) {
      for (int i = gap; i < a.length; i++) {
        for (int j = i; j >= gap && a[j - gap] > a[j]; j -= gap) {
          a[j] ^= a[j - gap];
          a[j - gap] ^= a[j];
          a[j] ^= a[j - gap];
        }
      }
    }
  }

  public static void main(String[] args) {
    Map<String, Consumer<int[]>> sorts = new LinkedHashMap<>();
    sorts.put("bubble", Sorts::bubble);
    sorts.put("insertion", Sorts::insertion);
    sorts.put("quick", Sorts::quick);
    sorts.put("merge", Sorts::merge);
    sorts.put("heap", Sorts::heap);
    sorts.put("radix", Sorts::radix);
    sorts.put("shell", Sorts::shell);
    int[][] inputs = {
      {},
      {1},
      {2, 1},
      {3, 3, 3},
      {5, -1, Integer.MAX_VALUE, Integer.MIN_VALUE, 0},
      new Random(5).ints(60, -100, 100).toArray()
    };
    sorts.forEach(
        (name, sort) -> {
          for (int[] input : inputs) {
            int[] mine = input.clone();
            int[] theirs = input.clone();
            sort.accept(mine);
            Arrays.sort(theirs);
            System.out.println(
                name
                    + " "
                    + input.length
                    + " "
                    + Arrays.equals(mine, theirs)
                    + " "
                    + Arrays.hashCode(mine));
          }
        });
    System.out.println(Arrays.toString(inputs[4]));
  }
}
