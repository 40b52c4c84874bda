package dev.clew.engine.machine;

import java.util.Arrays;

/** Lines by position. */
public final class LineTable {

  public static final LineTable NONE = new LineTable(new int[0], new int[0]);

  private final int[] starts;
  private final int[] numbers;

  /**
   * @param starts ascending; each line goes up to the next start
   */
  public LineTable(int[] starts, int[] numbers) {
    this.starts = starts;
    this.numbers = numbers;
  }

  int at(int position) {
    int index = Arrays.binarySearch(starts, position);
    int row = index >= 0 ? index : -index - 2;
    return row < 0 ? -1 : numbers[row];
  }
}
