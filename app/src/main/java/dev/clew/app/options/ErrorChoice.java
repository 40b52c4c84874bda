package dev.clew.app.options;

import dev.clew.output.Finding;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Which findings count as errors.
 *
 * @param kinds by who wanted the exception
 * @param inside whether those count that only code of the package can cause, where the program has
 *     callers of its own
 */
public record ErrorChoice(Set<Finding.Kind> kinds, boolean inside) {

  private static final String INSIDE = "inside";

  public ErrorChoice {
    kinds = Set.copyOf(kinds);
  }

  /** Words with commas between; none for the empty text. */
  static ErrorChoice parse(String text) {
    Set<Finding.Kind> kinds = EnumSet.noneOf(Finding.Kind.class);
    boolean inside = false;
    for (String word : text.isEmpty() ? new String[0] : text.split(",", -1)) {
      if (word.toLowerCase(Locale.ROOT).equals(INSIDE)) {
        inside = true;
      } else {
        kinds.add(kind(word));
      }
    }
    return new ErrorChoice(kinds, inside);
  }

  private static Finding.Kind kind(String word) {
    List<String> known = new ArrayList<>();
    for (Finding.Kind each : Finding.Kind.values()) {
      if (each.word().equals(word.toLowerCase(Locale.ROOT))) {
        return each;
      }
      known.add(each.word());
    }
    known.add(INSIDE);
    throw new IllegalArgumentException("'" + word + "' is none of " + String.join(", ", known));
  }
}
