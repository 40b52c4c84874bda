package dev.clew.solver.language.regex;

import org.jspecify.annotations.Nullable;

/** Classes in brackets of plain ASCII: single characters, ranges of them, {@code \d \w \s}. */
final class SimpleClass {
  private final String text;
  private int at;

  private SimpleClass(String text, int at) {
    this.text = text;
    this.at = at;
  }

  /** The set, with both cases of ASCII letters if it folds, or null if it is not that simple. */
  static @Nullable CodePointSet parse(String text, boolean folds) {
    boolean negative = text.startsWith("[^");
    CodePointSet set = new SimpleClass(text, negative ? 2 : 1).items();
    if (set == null) {
      return null;
    }
    CodePointSet folded = folds ? folded(set) : set;
    return negative ? folded.complement() : folded;
  }

  private static CodePointSet folded(CodePointSet set) {
    CodePointSet folded = set;
    for (int letter = 'A'; letter <= 'z'; letter++) {
      if (set.contains(letter)) {
        folded = folded.union(CodePointSet.of(RegexClasses.otherCase(letter)));
      }
    }
    return folded;
  }

  private @Nullable CodePointSet items() {
    CodePointSet set = CodePointSet.NONE;
    int end = text.length() - 1;
    while (at < end) {
      CodePointSet item = text.charAt(at) == '\\' ? shorthand() : null;
      if (item == null) {
        item = range(end);
      }
      if (item == null) {
        return null;
      }
      set = set.union(item);
    }
    return set.isEmpty() ? null : set;
  }

  private @Nullable CodePointSet shorthand() {
    CodePointSet known = RegexClasses.predefined(text.charAt(at + 1));
    if (known == null) {
      return null;
    }
    at += 2;
    return at < text.length() - 1 && text.charAt(at) == '-' ? CodePointSet.NONE : known;
  }

  private @Nullable CodePointSet range(int end) {
    int low = single(end);
    if (low < 0) {
      return null;
    }
    if (text.charAt(at) != '-' || at + 1 == end) {
      return CodePointSet.of(low);
    }
    at++;
    int high = single(end);
    return low == '-' || high < 0 ? null : CodePointSet.range(low, high);
  }

  /** A character that stands for itself, moving on; -1 if there is none. */
  private int single(int end) {
    char unit = text.charAt(at);
    if (unit == '-' && (at + 1 == end || "[".equals(text.substring(0, at)))) {
      at++;
      return unit;
    }
    if (unit == '\\' && at + 1 < end && isPunctuation(text.charAt(at + 1))) {
      at += 2;
      return text.charAt(at - 1);
    }
    if (unit <= ' ' || unit > '~' || "[]&\\^-#".indexOf(unit) >= 0) {
      return unit == ' ' ? text.charAt(at++) : -1;
    }
    at++;
    return unit;
  }

  private static boolean isPunctuation(char unit) {
    return unit > ' ' && unit <= '~' && !Character.isLetterOrDigit(unit);
  }
}
