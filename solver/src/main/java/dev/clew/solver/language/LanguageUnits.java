package dev.clew.solver.language;

import java.util.List;
import java.util.function.Function;

/** The units that words of a language have, told from how it is written: maybe too many. */
public final class LanguageUnits {

  private LanguageUnits() {}

  /** All units of all words. */
  public static CharSet in(Language language) {
    if (language instanceof CharsLanguage chars) {
      return chars.set();
    } else if (language instanceof WordLanguage word) {
      return CharSet.of(word.text());
    } else if (language instanceof SequenceLanguage sequence) {
      return union(sequence.parts(), LanguageUnits::in);
    } else if (language instanceof ChoiceLanguage choice) {
      return union(choice.options(), LanguageUnits::in);
    } else if (language instanceof LoopLanguage loop) {
      return in(loop.body());
    }
    return language instanceof BothLanguage both ? common(both, LanguageUnits::in) : CharSet.ALL;
  }

  /** The first units of words that are not empty. */
  public static CharSet first(Language language) {
    if (language instanceof CharsLanguage chars) {
      return chars.set();
    } else if (language instanceof WordLanguage word) {
      return CharSet.of(word.text().substring(0, Math.min(1, word.text().length())));
    } else if (language instanceof SequenceLanguage sequence) {
      return union(untilNeeded(sequence.parts()), LanguageUnits::first);
    } else if (language instanceof ChoiceLanguage choice) {
      return union(choice.options(), LanguageUnits::first);
    } else if (language instanceof LoopLanguage loop) {
      return first(loop.body());
    }
    return language instanceof BothLanguage both ? common(both, LanguageUnits::first) : CharSet.ALL;
  }

  /** The parts up to the first that cannot be empty. */
  private static List<Language> untilNeeded(List<Language> parts) {
    int end = 0;
    while (end < parts.size() && parts.get(end).nullable()) {
      end++;
    }
    return parts.subList(0, Math.min(end + 1, parts.size()));
  }

  private static CharSet union(List<Language> parts, Function<Language, CharSet> units) {
    return parts.stream().map(units).reduce(CharSet.NONE, CharSet::union);
  }

  private static CharSet common(BothLanguage both, Function<Language, CharSet> units) {
    return both.parts().stream().map(units).reduce(CharSet.ALL, CharSet::intersect);
  }
}
