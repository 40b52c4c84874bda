package dev.clew.replay.hunt;

import java.util.OptionalInt;

/**
 * What stands in the values of a recipe where each call has another one. A text cannot be such an
 * object, and is one whose digits nobody would write.
 */
public record CallHole(int place) {

  private static final String BEFORE = "7430915";
  private static final String BEHIND = "5190347";

  /** In the place of a text. */
  public String text() {
    return BEFORE + place + BEHIND;
  }

  /** The place that a value stands for, if it stands for one. */
  static OptionalInt placeOf(Object value) {
    if (value instanceof CallHole hole) {
      return OptionalInt.of(hole.place);
    } else if (value instanceof String text
        && text.startsWith(BEFORE)
        && text.endsWith(BEHIND)
        && text.length() > BEFORE.length() + BEHIND.length()) {
      String digits = text.substring(BEFORE.length(), text.length() - BEHIND.length());
      return OptionalInt.of(Integer.parseInt(digits));
    }
    return OptionalInt.empty();
  }
}
