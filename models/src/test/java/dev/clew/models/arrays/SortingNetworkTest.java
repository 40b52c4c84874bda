package dev.clew.models.arrays;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class SortingNetworkTest {

  /** A network that sorts all rows of zeros and ones sorts all rows. */
  @Test
  void allRowsOfZerosAndOnesAreSorted() {
    for (int length = 0; length <= 14; length++) {
      for (int row = 0; row < 1 << length; row++) {
        int[] bits = {row};
        SortingNetwork.run(length, (low, high) -> bits[0] = exchanged(bits[0], low, high));
        int ones = Integer.bitCount(row);
        int sorted = ((1 << ones) - 1) << (length - ones);
        assertThat(bits[0]).as("%s of %s", row, length).isEqualTo(sorted);
      }
    }
  }

  private static int exchanged(int bits, int low, int high) {
    boolean wrong = (bits >> low & 1) > (bits >> high & 1);
    return wrong ? bits ^ (1 << low | 1 << high) : bits;
  }

  @Test
  void longRowsOfRandomNumbersAreSorted() {
    Random random = new Random(1);
    for (int length = 15; length <= 70; length++) {
      for (int i = 0; i < 20; i++) {
        int[] row = random.ints(length, 0, length).toArray();
        int[] sorted = row.clone();
        java.util.Arrays.sort(sorted);
        SortingNetwork.run(length, (low, high) -> exchange(row, low, high));
        assertThat(row).isEqualTo(sorted);
      }
    }
  }

  private static void exchange(int[] row, int low, int high) {
    int smaller = Math.min(row[low], row[high]);
    row[high] = Math.max(row[low], row[high]);
    row[low] = smaller;
  }

  @Test
  void eightValuesTakeNineteenComparisons() {
    int[] count = {0};
    SortingNetwork.run(8, (low, high) -> count[0]++);
    assertThat(count[0]).isEqualTo(19);
  }
}
