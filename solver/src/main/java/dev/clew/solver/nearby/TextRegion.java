package dev.clew.solver.nearby;

import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;

/**
 * A part of an unknown text.
 *
 * @param whole what the text is
 * @param from the part's first unit's position
 * @param to the position after its last unit
 */
record TextRegion(Symbol text, String whole, int from, int to) {

  int length() {
    return to - from;
  }

  TextRegion part(int start, int end) {
    return new TextRegion(text, whole, from + start, from + end);
  }

  /** The empty region where it ends. */
  TextRegion end() {
    return part(length(), length());
  }

  /** From a position of it on to the end of the text. */
  TextRegion rest(int start) {
    return new TextRegion(text, whole, from + start, whole.length());
  }

  /** Something else stands there. */
  ValueChange replaced(String other) {
    return new ValueChange(text, Value.of(whole.substring(0, from) + other + whole.substring(to)));
  }
}
