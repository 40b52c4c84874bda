package programs;

import java.util.ArrayList;
import java.util.List;

/** A backtracking solver with bit masks, fewest candidates first. */
public final class Sudoku {

  private final int[] cells = new int[81];
  private final int[] rows = new int[9];
  private final int[] columns = new int[9];
  private final int[] boxes = new int[9];
  private int guesses;

  Sudoku(String puzzle) {
    for (int i = 0; i < 81; i++) {
      char c = puzzle.charAt(i);
      if (c != '.') {
        set(i, c - '0');
      }
    }
  }

  private static int box(int i) {
    return i / 27 * 3 + i % 9 / 3;
  }

  private void set(int i, int digit) {
    cells[i] = digit;
    flip(i, 1 << digit);
  }

  private void clear(int i) {
    flip(i, 1 << cells[i]);
    cells[i] = 0;
  }

  private void flip(int i, int mask) {
    rows[i / 9] ^= mask;
    columns[i % 9] ^= mask;
    boxes[box(i)] ^= mask;
  }

  private int candidates(int i) {
    return ~(rows[i / 9] | columns[i % 9] | boxes[box(i)]) & 0x3fe;
  }

  boolean solve() {
    int best = -1;
    int fewest = 10;
    for (int i = 0; i < 81; i++) {
      if (cells[i] == 0 && Integer.bitCount(candidates(i)) < fewest) {
        fewest = Integer.bitCount(candidates(i));
        best = i;
      }
    }
    if (best < 0) {
      return true;
    }
    for (int options = candidates(best); options != 0; options &= options - 1) {
      guesses++;
      set(best, Integer.numberOfTrailingZeros(options));
      if (solve()) {
        return true;
      }
      clear(best);
    }
    return false;
  }

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    for (int row = 0; row < 9; row++) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column < 9; column++) {
        line.append(cells[row * 9 + column]).append(column % 3 == 2 ? "  " : " ");
      }
      lines.add(line.toString().stripTrailing());
    }
    return lines;
  }

  public static void main(String[] args) {
    String[] puzzles = {
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
      "..9748...7.........2.1.9.....7...24..64.1.59..98...3.....8.3.2.........6...2759..",
    };
    for (String puzzle : puzzles) {
      Sudoku sudoku = new Sudoku(puzzle);
      System.out.println(sudoku.solve() + " after " + sudoku.guesses);
      sudoku.lines().forEach(System.out::println);
    }
  }
}
