package dev.clew.models.arrays;

import java.util.ArrayList;
import java.util.List;

/**
 * Places to compare and exchange, one pair after the other, so that any row of values is in order
 * afterwards: Batcher's merge exchange. Which pairs these are depends on the length alone, so that
 * unknown values are sorted without knowing how any two of them compare. About {@code n log² n / 4}
 * pairs: 19 for 8 values, 63 for 16.
 */
final class SortingNetwork {

  /** What is done with two places: the smaller value has to go to the first one. */
  @FunctionalInterface
  interface Exchange {
    void at(int low, int high);
  }

  private SortingNetwork() {}

  /** Sorts so many values. */
  static void run(int length, Exchange exchange) {
    for (int sorted = 1; sorted < length; sorted *= 2) {
      for (int distance = sorted; distance >= 1; distance /= 2) {
        for (int low : places(length, sorted, distance)) {
          exchange.at(low, low + distance);
        }
      }
    }
  }

  /**
   * The lower places of one step of merging.
   *
   * @param sorted rows of so many values are in order, and pairs of them are merged
   */
  private static List<Integer> places(int length, int sorted, int distance) {
    List<Integer> places = new ArrayList<>();
    for (int start = distance % sorted; start + distance < length; start += 2 * distance) {
      int end = Math.min(start + distance, length - distance);
      for (int low = start; low < end; low++) {
        if (low / (2 * sorted) == (low + distance) / (2 * sorted)) {
          places.add(low);
        }
      }
    }
    return places;
  }
}
