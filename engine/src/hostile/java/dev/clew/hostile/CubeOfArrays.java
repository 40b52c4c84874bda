package dev.clew.hostile;

/** Fifty gigabytes in one expression. */
public final class CubeOfArrays {

  private CubeOfArrays() {}

  public static int corner(int n) {
    int[][][] cube = new int[5000][5000][500];
    return cube[1][2][3] + 10 / n;
  }

  public static int flat(int n) {
    long[][] table = new long[60_000][60_000];
    return table.length / n;
  }
}
