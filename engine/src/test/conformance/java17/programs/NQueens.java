package programs;

/** All placements of queens, counted; the first one shown; a knight's tour by Warnsdorff. */
public final class NQueens {

  private final int size;
  private final int[] columns;
  private int solutions;
  private String first;

  NQueens(int size) {
    this.size = size;
    this.columns = new int[size];
  }

  private boolean isSafe(int row, int column) {
    for (int earlier = 0; earlier < row; earlier++) {
      int distance = Math.abs(columns[earlier] - column);
      if (distance == 0 || distance == row - earlier) {
        return false;
      }
    }
    return true;
  }

  private void place(int row) {
    if (row == size) {
      if (solutions++ == 0) {
        first = draw();
      }
      return;
    }
    for (int column = 0; column < size; column++) {
      if (isSafe(row, column)) {
        columns[row] = column;
        place(row + 1);
      }
    }
  }

  private String draw() {
    StringBuilder board = new StringBuilder();
    for (int column : columns) {
      board
          .append(".".repeat(column))
          .append('Q')
          .append(".".repeat(size - column - 1))
          .append('\n');
    }
    return board.toString();
  }

  private static int bits(int size, int columns, int left, int right) {
    int all = (1 << size) - 1;
    if (columns == all) {
      return 1;
    }
    int count = 0;
    for (int free = all & ~(columns | left | right); free != 0; free &= free - 1) {
      int bit = free & -free;
      count += bits(size, columns | bit, (left | bit) << 1, (right | bit) >>> 1);
    }
    return count;
  }

  private static String tour(int n) {
    int[][] moves = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};
    int[][] board = new int[n][n];
    int x = 0;
    int y = 0;
    for (int step = 1; step <= n * n; step++) {
      board[x][y] = step;
      int best = 9;
      int nextX = -1;
      int nextY = -1;
      for (int[] move : moves) {
        int degree = degree(board, x + move[0], y + move[1], moves);
        if (degree < best) {
          best = degree;
          nextX = x + move[0];
          nextY = y + move[1];
        }
      }
      if (nextX < 0) {
        return step + " squares: " + java.util.Arrays.toString(board[n - 1]);
      }
      x = nextX;
      y = nextY;
    }
    return "never";
  }

  private static int degree(int[][] board, int x, int y, int[][] moves) {
    if (x < 0 || y < 0 || x >= board.length || y >= board.length || board[x][y] != 0) {
      return 9;
    }
    int degree = 0;
    for (int[] move : moves) {
      int i = x + move[0];
      int j = y + move[1];
      degree +=
          i >= 0 && j >= 0 && i < board.length && j < board.length && board[i][j] == 0 ? 1 : 0;
    }
    return degree;
  }

  public static void main(String[] args) {
    for (int size = 1; size <= 7; size++) {
      NQueens queens = new NQueens(size);
      queens.place(0);
      System.out.println(size + ": " + queens.solutions + " " + bits(size, 0, 0, 0));
      System.out.print(queens.first == null ? "none\n" : queens.first);
    }
    System.out.println(tour(6));
  }
}
