package dev.clew.solver.simplify;

import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Which texts become a known one by {@code toUpperCase} or {@code toLowerCase}: for each unit those
 * that are mapped to it, and those of which one is mapped to several, as ß to SS.
 */
final class CasePreimages {

  /** A unit is mapped to so many at most. */
  private static final int LONGEST_IMAGE = 3;

  private static final int LONGEST = 64;

  /** Where one unit may stand for several; each doubles the size of the language. */
  private static final int MOST_CHOICES = 6;

  private static final CasePreimages UPPER = new CasePreimages(s -> s.toUpperCase(Locale.ROOT));
  private static final CasePreimages LOWER = new CasePreimages(s -> s.toLowerCase(Locale.ROOT));

  private final UnaryOperator<String> change;

  /** For each text that something else is mapped to: those units, and those pairs of units. */
  private final Map<String, CharSet> units = new HashMap<>();

  private final Map<String, List<String>> pairs = new HashMap<>();

  private CasePreimages(UnaryOperator<String> change) {
    this.change = change;
    for (int point = 0; point <= Character.MAX_CODE_POINT; point++) {
      String text = Character.toString(point);
      String image = Character.isDefined(point) ? change.apply(text) : text;
      if (!image.equals(text) && point <= Character.MAX_VALUE) {
        units.merge(image, CharSet.of((char) point), CharSet::union);
      } else if (!image.equals(text)) {
        pairs.computeIfAbsent(image, k -> new ArrayList<>()).add(text);
      }
    }
  }

  /** The texts whose upper case is a word; null where there are too many ways. */
  static @Nullable Language upper(String word) {
    return UPPER.language(word);
  }

  /** The texts whose lower case is a word; null for a sigma, whose form depends on its place. */
  static @Nullable Language lower(String word) {
    boolean hasSigma = word.indexOf('\u03C3') >= 0 || word.indexOf('\u03C2') >= 0;
    return hasSigma ? null : LOWER.language(word);
  }

  private @Nullable Language language(String word) {
    if (word.length() > LONGEST) {
      return null;
    }
    Language rest = Language.word("");
    Language[] from = new Language[word.length() + 1];
    from[word.length()] = rest;
    int choices = 0;
    for (int start = word.length() - 1; start >= 0; start--) {
      List<Language> ways = ways(word, start, from);
      choices += ways.size() - 1;
      if (choices > MOST_CHOICES) {
        return null;
      }
      from[start] = Language.choice(ways);
    }
    return from[0];
  }

  private List<Language> ways(String word, int start, Language[] from) {
    List<Language> ways = new ArrayList<>();
    for (int end = start + 1; end <= Math.min(word.length(), start + LONGEST_IMAGE); end++) {
      String image = word.substring(start, end);
      if (!isHalf(word, start, end)) {
        ways.add(Language.sequence(Language.chars(sources(image)), from[end]));
      }
      for (String pair : pairs.getOrDefault(image, List.of())) {
        ways.add(Language.sequence(Language.word(pair), from[end]));
      }
      if (isPair(image) && change.apply(image).equals(image)) {
        ways.add(Language.sequence(Language.word(image), from[end]));
      }
    }
    ways.removeIf(Language.NOTHING::equals);
    return ways;
  }

  /** The units that are mapped to a text. */
  private CharSet sources(String image) {
    CharSet others = units.getOrDefault(image, CharSet.NONE);
    boolean isItself = image.length() == 1 && change.apply(image).equals(image);
    return isItself ? others.union(CharSet.of(image.charAt(0))) : others;
  }

  /** Whether a unit is one of the two of a code point, which are changed together. */
  private static boolean isHalf(String word, int start, int end) {
    return end == start + 1
        && ((Character.isHighSurrogate(word.charAt(start))
                && end < word.length()
                && Character.isLowSurrogate(word.charAt(end)))
            || (Character.isLowSurrogate(word.charAt(start))
                && start > 0
                && Character.isHighSurrogate(word.charAt(start - 1))));
  }

  private static boolean isPair(String text) {
    return text.length() == 2 && text.codePointCount(0, 2) == 1;
  }
}
