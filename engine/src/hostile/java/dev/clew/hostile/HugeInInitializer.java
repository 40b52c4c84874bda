package dev.clew.hostile;

/** Fills the memory before anything is called. */
public final class HugeInInitializer {

  private static final long[][] TABLE = new long[8_192][65_536];
  private static final Object[] TREE = tree(22);

  private HugeInInitializer() {}

  private static Object[] tree(int depth) {
    return depth == 0 ? new Object[0] : new Object[] {tree(depth - 1), tree(depth - 1)};
  }

  public static long at(int n) {
    return TABLE[n][n] + TREE.length;
  }
}
