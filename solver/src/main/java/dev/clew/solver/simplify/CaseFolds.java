package dev.clew.solver.simplify;

import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Units that {@code equalsIgnoreCase} takes for the same. */
final class CaseFolds {

  private static final int ASCII = 128;

  /** For each unit of ASCII, all that are the same to it: for k also the sign of kelvin. */
  private static final List<CharSet> SAME = same();

  private CaseFolds() {}

  private static List<CharSet> same() {
    List<CharSet> sets = new ArrayList<>();
    for (char c = 0; c < ASCII; c++) {
      sets.add(CharSet.of(c));
    }
    for (char c = 1; c != 0; c++) {
      char folded = fold(c);
      if (folded < ASCII) {
        sets.set(folded, sets.get(folded).union(CharSet.of(c)));
      }
    }
    return List.copyOf(sets);
  }

  /** The JDK compares upper case first, and the lower case of that then. */
  private static char fold(char c) {
    return Character.toLowerCase(Character.toUpperCase(c));
  }

  /** The texts that are equal to one but for case; null where it is not all ASCII. */
  static @Nullable Language like(String text) {
    List<Language> units = new ArrayList<>();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c >= ASCII) {
        return null;
      }
      units.add(Language.chars(SAME.get(fold(c))));
    }
    return Language.sequence(units);
  }
}
