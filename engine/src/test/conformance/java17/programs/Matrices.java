package programs;

import java.util.Arrays;

/** Matrices: products, powers, determinants, Gauss, transposition, spiral; the sieve. */
public final class Matrices {

  static long[][] multiply(long[][] a, long[][] b) {
    long[][] product = new long[a.length][b[0].length];
    for (int i = 0; i < a.length; i++) {
      for (int j = 0; j < b[0].length; j++) {
        for (int k = 0; k < b.length; k++) {
          product[i][j] += a[i][k] * b[k][j];
        }
      }
    }
    return product;
  }

  static long[][] power(long[][] base, int exponent) {
    long[][] result = new long[base.length][base.length];
    for (int i = 0; i < base.length; i++) {
      result[i][i] = 1;
    }
    for (; exponent > 0; exponent >>= 1, base = multiply(base, base)) {
      if ((exponent & 1) == 1) {
        result = multiply(result, base);
      }
    }
    return result;
  }

  static double determinant(double[][] input) {
    double[][] m = Arrays.stream(input).map(double[]::clone).toArray(double[][]::new);
    double determinant = 1;
    for (int column = 0; column < m.length; column++) {
      int pivot = column;
      for (int row = column + 1; row < m.length; row++) {
        pivot = Math.abs(m[row][column]) > Math.abs(m[pivot][column]) ? row : pivot;
      }
      if (m[pivot][column] == 0) {
        return 0;
      }
      double[] swapped = m[pivot];
      m[pivot] = m[column];
      m[column] = swapped;
      determinant *= (pivot == column ? 1 : -1) * m[column][column];
      for (int row = column + 1; row < m.length; row++) {
        double factor = m[row][column] / m[column][column];
        for (int k = column; k < m.length; k++) {
          m[row][k] -= factor * m[column][k];
        }
      }
    }
    return determinant;
  }

  static String spiral(int rows, int columns) {
    int[][] cells = new int[rows][columns];
    int top = 0;
    int left = 0;
    int bottom = rows - 1;
    int right = columns - 1;
    int n = 1;
    while (top <= bottom && left <= right) {
      for (int j = left; j <= right; j++) {
        cells[top][j] = n++;
      }
      top++;
      for (int i = top; i <= bottom; i++) {
        cells[i][right] = n++;
      }
      right--;
      for (int j = right; top <= bottom && j >= left; j--) {
        cells[bottom][j] = n++;
      }
      bottom--;
      for (int i = bottom; left <= right && i >= top; i--) {
        cells[i][left] = n++;
      }
      left++;
    }
    return Arrays.deepToString(cells);
  }

  public static void main(String[] args) {
    long[][] fibonacci = {{1, 1}, {1, 0}};
    for (int n : new int[] {0, 1, 2, 10, 50, 90, 100}) {
      System.out.println(n + " " + Arrays.deepToString(power(fibonacci, n)));
    }
    System.out.println(
        Arrays.deepToString(multiply(new long[][] {{1, 2, 3}}, new long[][] {{4}, {5}, {6}})));
    System.out.println(
        determinant(new double[][] {{2, 0, 1}, {1, 3, 2}, {1, 1, 4}})
            + " "
            + determinant(new double[][] {{1, 2}, {2, 4}})
            + " "
            + determinant(new double[][] {{0, 1}, {1, 0}}));
    System.out.println(spiral(3, 4) + spiral(1, 3) + spiral(4, 1));
    try {
      multiply(new long[][] {{1, 2}}, new long[][] {{1}, {2}, {3}});
    } catch (ArrayIndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
    boolean[] composite = new boolean[2000];
    int primes = 0;
    long sum = 0;
    for (int i = 2; i < composite.length; i++) {
      if (!composite[i]) {
        primes++;
        sum += i;
        for (int j = i * i; j < composite.length; j += i) {
          composite[j] = true;
        }
      }
    }
    System.out.println(primes + " " + sum);
    boolean[][] life = new boolean[8][8];
    for (int[] cell : new int[][] {{0, 1}, {1, 2}, {2, 0}, {2, 1}, {2, 2}}) {
      life[cell[0]][cell[1]] = true;
    }
    for (int generation = 0; generation < 6; generation++) {
      boolean[][] next = new boolean[8][8];
      int alive = 0;
      for (int i = 0; i < 64; i++) {
        int neighbours = 0;
        for (int d = 0; d < 9; d++) {
          neighbours += d != 4 && life[i / 8 + d / 3 - 1 & 7][i % 8 + d % 3 - 1 & 7] ? 1 : 0;
        }
        next[i / 8][i % 8] = neighbours == 3 || neighbours == 2 && life[i / 8][i % 8];
        alive = alive * 3 + (next[i / 8][i % 8] ? i : 0);
      }
      life = next;
      System.out.println("generation " + generation + " " + alive);
    }
  }
}
