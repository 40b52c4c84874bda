package dev.clew.solver.semantics;

/** How long the strings may be that terms have as values. */
final class Sizes {

  /** Far beyond every string that a test would hold, far below what takes the machine down. */
  private static final long LONGEST = 1 << 26;

  private Sizes() {}

  static void require(long length, String what) {
    if (length > LONGEST) {
      throw new StringTooLong(what);
    }
  }
}
