package dev.clew.solver.smtlib.syntax;

import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;

/** Guesses which name was meant by an unknown one. */
public final class NearNames {

  /** Comparing costs the product of the lengths, and such names are not typed by hand. */
  private static final int LONGEST = 100;

  private NearNames() {}

  /** The nearest known name at most two edits away; one for short names, none for letters. */
  public static Optional<String> nearest(String wrong, Stream<String> known) {
    if (wrong.length() < 2 || wrong.length() > LONGEST) {
      return Optional.empty();
    }
    int limit = wrong.length() <= 3 ? 1 : 2;
    return known
        .filter(name -> Math.abs(name.length() - wrong.length()) <= limit)
        .filter(name -> distance(wrong, name) <= limit)
        .min(
            Comparator.<String>comparingInt(name -> distance(wrong, name))
                .thenComparing(Comparator.naturalOrder()));
  }

  /** How many single characters must be inserted, removed or replaced. */
  private static int distance(String a, String b) {
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int replaced = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[b.length()];
  }
}
