package dev.clew.solver.semantics;

/** How long the strings may be that terms have as values. */
final class TextSizes {

  private TextSizes() {}

  static void require(long length, String what) {
    if (length > StringTooLong.LONGEST) {
      throw new StringTooLong(what);
    }
  }
}
