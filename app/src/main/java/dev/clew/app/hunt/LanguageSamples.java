package dev.clew.app.hunt;

import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.CharsLanguage;
import dev.clew.solver.language.ChoiceLanguage;
import dev.clew.solver.language.Language;
import dev.clew.solver.language.LoopLanguage;
import dev.clew.solver.language.SequenceLanguage;
import dev.clew.solver.language.WordLanguage;
import dev.clew.solver.language.regex.JavaRegex;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** Words of the languages of patterns, by going through them at random. */
final class LanguageSamples {

  private static final int MOST_ROUNDS = 3;
  private static final int DEEPEST = 40;
  private static final int MOST_UNITS = 64;

  private final SplittableRandom random;

  LanguageSamples(SplittableRandom random) {
    this.random = random;
  }

  /** A text that a pattern matches; empty where that is not known, or none was met. */
  Optional<String> of(String pattern) {
    StringBuilder text = new StringBuilder();
    return new JavaRegex()
        .language(pattern, 0)
        .filter(language -> add(language, text, DEEPEST))
        .map(language -> text.toString());
  }

  private boolean add(Language language, StringBuilder text, int levels) {
    if (levels == 0) {
      return false;
    } else if (language instanceof WordLanguage word) {
      text.append(word.text());
    } else if (language instanceof CharsLanguage chars) {
      return add(chars.set(), text);
    } else if (language instanceof SequenceLanguage sequence) {
      for (Language part : sequence.parts()) {
        if (!add(part, text, levels - 1)) {
          return false;
        }
      }
    } else if (language instanceof ChoiceLanguage choice) {
      List<Language> options = choice.options();
      return !options.isEmpty()
          && add(options.get(random.nextInt(options.size())), text, levels - 1);
    } else if (language instanceof LoopLanguage loop) {
      return add(loop, text, levels);
    } else {
      return false; // what is left are complements and intersections
    }
    return true;
  }

  private boolean add(LoopLanguage loop, StringBuilder text, int levels) {
    boolean isUnbounded = loop.max() == LoopLanguage.UNBOUNDED;
    int free = isUnbounded ? MOST_ROUNDS : Math.min(MOST_ROUNDS, loop.max() - loop.min());
    int rounds = loop.min() + random.nextInt(free + 1);
    for (int i = 0; i < rounds; i++) {
      if (rounds > MOST_UNITS || !add(loop.body(), text, levels - 1)) {
        return false;
      }
    }
    return true;
  }

  private boolean add(CharSet set, StringBuilder text) {
    if (set.isEmpty()) {
      return false;
    }
    int interval = random.nextInt(Math.min(set.intervalCount(), 8));
    int size = set.hi(interval) - set.lo(interval) + 1;
    boolean isNice = random.nextBoolean();
    text.append(
        isNice ? set.nicest() : (char) (set.lo(interval) + random.nextInt(Math.min(size, 64))));
    return true;
  }
}
