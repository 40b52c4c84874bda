package dev.clew.solver.language.regex;

import dev.clew.solver.language.CharSet;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Which code points a class or an escape matches. What is not plain ASCII is asked of the JDK: the
 * expression is matched against all code points at once, some ten milliseconds each, and remembered
 * here.
 */
final class RegexClasses {
  private static final int FOLDING =
      Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.UNICODE_CHARACTER_CLASS;
  private static final CodePointSet WORD = CodePointSet.of(CharSet.WORD);
  private static final CodePointSet DIGITS = CodePointSet.of(CharSet.DIGITS);
  private static final CodePointSet SPACE = CodePointSet.of(CharSet.of(" \t\n\u000B\f\r"));

  private record Question(String text, int flags) {}

  private final Map<Question, CodePointSet> answers = new HashMap<>();
  private @Nullable String all;

  /** A class in brackets, as it is written. */
  CodePointSet bracketed(String text, int flags) {
    boolean ascii = (flags & FOLDING & ~Pattern.CASE_INSENSITIVE) == 0;
    boolean folds = (flags & Pattern.CASE_INSENSITIVE) != 0;
    CodePointSet simple = ascii ? SimpleClass.parse(text, folds) : null;
    return simple != null ? simple : ask(text, flags);
  }

  /** An escape that stands for a class, as it is written. */
  CodePointSet escaped(String text, int flags) {
    if ((flags & Pattern.UNICODE_CHARACTER_CLASS) == 0 && text.length() == 2) {
      CodePointSet known = predefined(text.charAt(1));
      if (known != null) {
        return known;
      }
    }
    return ask(text, flags);
  }

  static @Nullable CodePointSet predefined(char letter) {
    return switch (letter) {
      case 'd' -> DIGITS;
      case 'D' -> DIGITS.complement();
      case 'w' -> WORD;
      case 'W' -> WORD.complement();
      case 's' -> SPACE;
      case 'S' -> SPACE.complement();
      default -> null;
    };
  }

  /** A character that stands for itself, in any case where the flags ignore it. */
  CodePointSet literal(int codePoint, int flags) {
    if ((flags & Pattern.CASE_INSENSITIVE) == 0) {
      return CodePointSet.of(codePoint);
    }
    if ((flags & (Pattern.UNICODE_CASE | Pattern.UNICODE_CHARACTER_CLASS)) == 0) {
      return CodePointSet.of(codePoint).union(CodePointSet.of(otherCase(codePoint)));
    }
    return ask(String.format("\\x{%x}", codePoint), flags);
  }

  static int otherCase(int codePoint) {
    boolean letter = codePoint < 0x80 && Character.isLetter(codePoint);
    return letter ? codePoint ^ 0x20 : codePoint;
  }

  private CodePointSet ask(String text, int flags) {
    return answers.computeIfAbsent(new Question(text, flags & FOLDING), this::answer);
  }

  private CodePointSet answer(Question question) {
    Pattern pattern = Pattern.compile("(?:" + question.text() + ")+", question.flags());
    String text = allCodePoints();
    Matcher matcher = pattern.matcher(text);
    CodePointSet found = CodePointSet.NONE;
    while (matcher.find()) {
      found = found.union(stretch(text, matcher.start(), matcher.end()));
    }
    return found;
  }

  /** A stretch of the text may go on from U+D7FF to U+E000 and from the last one to U+DC00. */
  private static CodePointSet stretch(String text, int start, int end) {
    int first = text.codePointAt(start);
    int last = text.codePointBefore(end);
    boolean plain = last < Character.MIN_SURROGATE || last > Character.MAX_SURROGATE;
    if (plain) {
      CodePointSet whole = CodePointSet.range(first, last);
      return whole.withoutHighs().withoutLows();
    }
    return surrogates(text, start, last);
  }

  private static CodePointSet surrogates(String text, int start, int last) {
    int firstLow = text.length() - 0x800;
    CodePointSet found = CodePointSet.NONE;
    if (start < firstLow) {
      found = stretch(text, start, firstLow);
    }
    int first = text.charAt(Math.max(start, firstLow));
    if (Character.isLowSurrogate((char) first) && Character.isHighSurrogate((char) last)) {
      return found
          .union(CodePointSet.range(first, Character.MAX_LOW_SURROGATE))
          .union(CodePointSet.range(Character.MIN_HIGH_SURROGATE, last));
    }
    return found.union(CodePointSet.range(first, last));
  }

  /** All code points; lone low surrogates before high ones, so that no two make up a pair. */
  private String allCodePoints() {
    String known = all;
    if (known != null) {
      return known;
    }
    StringBuilder text = new StringBuilder(0x220000);
    for (int codePoint = 0; codePoint <= Character.MAX_CODE_POINT; codePoint++) {
      if (codePoint < Character.MIN_SURROGATE || codePoint > Character.MAX_SURROGATE) {
        text.appendCodePoint(codePoint);
      }
    }
    for (char low = Character.MIN_LOW_SURROGATE; low <= Character.MAX_LOW_SURROGATE; low++) {
      text.append(low);
    }
    for (char high = Character.MIN_HIGH_SURROGATE; high <= Character.MAX_HIGH_SURROGATE; high++) {
      text.append(high);
    }
    all = text.toString();
    return all;
  }
}
