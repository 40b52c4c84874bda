package dev.clew.engine.heap;

/**
 * Hash codes of objects that have none of their own. They are made of objects' numbers, so that a
 * run can be repeated; a real JVM chooses others.
 */
public final class IdentityHash {

  /** Objects of one path have smaller numbers. */
  private static final int MOST_OBJECTS = 1 << 20;

  private IdentityHash() {}

  /** Spread like HotSpot's: 31 bits, and never 0 but for null. */
  public static int of(long id) {
    if (id == 0) {
      return 0;
    }
    long mixed = id * 0x9E3779B97F4A7C15L;
    int hash = (int) (mixed >>> 33);
    return hash == 0 ? 1 : hash;
  }

  /**
   * Whether this is the hash code of some object of a path. One in 2,000 other numbers is taken for
   * one, too. Costs a millisecond.
   */
  public static boolean isOne(long hash) {
    for (int id = 1; id < MOST_OBJECTS; id++) {
      if (of(id) == hash) {
        return true;
      }
    }
    return false;
  }
}
