package dev.clew.hotspots.grammar;

import dev.clew.solver.language.BothLanguage;
import dev.clew.solver.language.CharsLanguage;
import dev.clew.solver.language.ChoiceLanguage;
import dev.clew.solver.language.Language;
import dev.clew.solver.language.LoopLanguage;
import dev.clew.solver.language.NotLanguage;
import dev.clew.solver.language.SequenceLanguage;
import dev.clew.solver.language.WordLanguage;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * What is left of the words of a language without a beginning or an end that is known: Brzozowski's
 * derivatives, from either side. Each unit may double what a sequence of nullable parts is made of.
 */
final class LanguageQuotient {

  private final boolean fromStart;

  private LanguageQuotient(boolean fromStart) {
    this.fromStart = fromStart;
  }

  /** The words that a beginning and an end make words of the language of. */
  static Language between(Language language, String beginning, String end) {
    Language rest = language;
    for (int i = 0; i < beginning.length(); i++) {
      rest = new LanguageQuotient(/* fromStart= */ true).without(rest, beginning.charAt(i));
    }
    for (int i = end.length() - 1; i >= 0; i--) {
      rest = new LanguageQuotient(/* fromStart= */ false).without(rest, end.charAt(i));
    }
    return rest;
  }

  private Language without(Language language, char unit) {
    if (language instanceof CharsLanguage chars) {
      return chars.set().contains(unit) ? Language.EMPTY : Language.NOTHING;
    }
    if (language instanceof WordLanguage word) {
      return word(word.text(), unit);
    }
    if (language instanceof NotLanguage not) {
      return Language.not(without(not.body(), unit));
    }
    if (language instanceof BothLanguage both) {
      return Language.both(both.parts().stream().map(part -> without(part, unit)).toList());
    }
    if (language instanceof ChoiceLanguage choice) {
      return Language.choice(
          choice.options().stream().map(option -> without(option, unit)).toList());
    }
    return language instanceof LoopLanguage loop
        ? loop(loop, unit)
        : sequence(((SequenceLanguage) language).parts(), unit);
  }

  private Language word(String text, char unit) {
    if (text.isEmpty() || text.charAt(fromStart ? 0 : text.length() - 1) != unit) {
      return Language.NOTHING;
    }
    return Language.word(fromStart ? text.substring(1) : text.substring(0, text.length() - 1));
  }

  private Language loop(LoopLanguage loop, char unit) {
    boolean isOpen = loop.max() == LoopLanguage.UNBOUNDED;
    Language others =
        Language.loop(
            loop.body(), Math.max(0, loop.min() - 1), isOpen ? loop.max() : loop.max() - 1);
    Language first = without(loop.body(), unit);
    return fromStart ? Language.sequence(first, others) : Language.sequence(others, first);
  }

  /** The unit may come from any part before which the others can be empty. */
  private Language sequence(List<Language> parts, char unit) {
    List<Language> ordered = new ArrayList<>(parts);
    if (!fromStart) {
      Collections.reverse(ordered);
    }
    List<Language> options = new ArrayList<>();
    for (int i = 0; i < ordered.size(); i++) {
      List<Language> rest = new ArrayList<>(ordered.subList(i, ordered.size()));
      rest.set(0, without(rest.get(0), unit));
      if (!fromStart) {
        Collections.reverse(rest);
      }
      options.add(Language.sequence(rest));
      if (!ordered.get(i).nullable()) {
        break;
      }
    }
    return Language.choice(options);
  }
}
