package dev.clew.solver.language.regex;

import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.CharsLanguage;
import dev.clew.solver.language.ChoiceLanguage;
import dev.clew.solver.language.Language;
import dev.clew.solver.language.LoopLanguage;
import dev.clew.solver.language.SequenceLanguage;
import dev.clew.solver.language.WordLanguage;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Writes a language as a pattern of {@code java.util.regex} that matches the same strings.
 *
 * <p>Patterns read code points and languages units, so not every language has one that is as simple
 * as itself: sets with some surrogates, complements and intersections have none here. Sets with all
 * surrogates are written where they are repeated, and no other one can share a pair with them.
 */
public final class PatternText {

  /** Leading and trailing halves. */
  private static final CharSet SURROGATES = CharSet.HIGH_SURROGATES.union(CharSet.LOW_SURROGATES);

  private static final String SPECIAL = "\\[](){}.*+?|^$";

  private static final String SPECIAL_IN_SETS = "\\[]&^-";

  /** Sets with more intervals are not written out where they have a name. */
  private static final int FEW_INTERVALS = 8;

  /** All digits but those that are pairs of units. */
  private static final String DIGITS = "[\\p{Nd}&&[^\\x{10000}-\\x{10FFFF}]]";

  private final StringBuilder text = new StringBuilder();
  private boolean isExact = true;
  private boolean hasDots;
  private int loops;

  /** How many sets with surrogates are repeated, and whether one has to be there. */
  private int wide;

  private boolean isRequired;

  private PatternText() {}

  /** The pattern, if there is one; time and length are linear in the language. */
  public static Optional<String> of(Language language) {
    PatternText writer = new PatternText();
    writer.write(language, /* grouped= */ true);
    boolean shared = writer.isRequired && writer.wide > 1;
    return writer.isExact && !shared
        ? Optional.of((writer.hasDots ? "(?s)" : "") + writer.text)
        : Optional.empty();
  }

  /**
   * @param grouped whether a choice or sequence needs no parentheses
   */
  private void write(Language language, boolean grouped) {
    if (language instanceof CharsLanguage chars) {
      isExact &= !chars.set().isEmpty() && !chars.set().intersects(SURROGATES);
      write(chars.set());
    } else if (language instanceof WordLanguage word) {
      word(word.text());
    } else if (language instanceof SequenceLanguage sequence) {
      sequence.parts().forEach(part -> write(part, /* grouped= */ false));
    } else if (language instanceof ChoiceLanguage choice) {
      choice(choice.options(), grouped);
    } else if (language instanceof LoopLanguage loop) {
      loop(loop);
    } else {
      isExact = false;
    }
  }

  private void word(String word) {
    for (int i = 0; i < word.length(); i++) {
      isExact &= !Character.isSurrogate(word.charAt(i));
      unit(word.charAt(i), SPECIAL);
    }
  }

  private void choice(List<Language> options, boolean grouped) {
    text.append(grouped ? "" : "(?:");
    for (int i = 0; i < options.size(); i++) {
      text.append(i == 0 ? "" : "|");
      write(options.get(i), /* grouped= */ true);
    }
    text.append(grouped ? "" : ")");
  }

  private void loop(LoopLanguage loop) {
    CharSet units = repeated(loop);
    if (units != null) {
      wide++;
      isRequired |= loop.min() > 0;
      isExact &= loop.min() == 0 || loops == 0;
      write(units);
    } else {
      loops++;
      body(loop.body());
      loops--;
    }
    text.append(times(loop));
  }

  private void body(Language body) {
    boolean single = body instanceof CharsLanguage;
    text.append(single ? "" : "(?:");
    write(body, /* grouped= */ true);
    text.append(single ? "" : ")");
  }

  /** The set of units with all surrogates that is repeated without end; null for other loops. */
  private static @Nullable CharSet repeated(LoopLanguage loop) {
    boolean endless = loop.max() == LoopLanguage.UNBOUNDED && loop.min() <= 1;
    return endless
            && loop.body() instanceof CharsLanguage chars
            && chars.set().containsAll(SURROGATES)
        ? chars.set()
        : null;
  }

  private static String times(LoopLanguage loop) {
    if (loop.max() == LoopLanguage.UNBOUNDED && loop.min() <= 1) {
      return loop.min() == 0 ? "*" : "+";
    }
    if (loop.min() == 0 && loop.max() == 1) {
      return "?";
    }
    if (loop.min() == loop.max()) {
      return "{" + loop.min() + "}";
    }
    return "{" + loop.min() + "," + (loop.max() == LoopLanguage.UNBOUNDED ? "" : loop.max()) + "}";
  }

  private void write(CharSet set) {
    if (set.equals(CharSet.ALL)) {
      hasDots = true;
      text.append('.');
    } else if (set.isSingle()) {
      unit(set.first(), SPECIAL);
    } else if (set.intervalCount() > FEW_INTERVALS
        && set.equals(CharSet.where(Character::isDigit))) {
      text.append(DIGITS);
    } else {
      boolean negative = set.containsAll(SURROGATES);
      CharSet shown = negative ? set.complement() : set;
      text.append(negative ? "[^" : "[");
      for (int i = 0; i < shown.intervalCount(); i++) {
        interval(shown.lo(i), shown.hi(i));
      }
      text.append(']');
    }
  }

  private void interval(char lo, char hi) {
    unit(lo, SPECIAL_IN_SETS);
    if (hi > lo) {
      text.append(hi > lo + 1 ? "-" : "");
      unit(hi, SPECIAL_IN_SETS);
    }
  }

  private void unit(char unit, String special) {
    if (unit < ' ' || unit > '~') {
      text.append(String.format("\\u%04X", (int) unit));
    } else {
      text.append(special.indexOf(unit) >= 0 ? "\\" : "").append(unit);
    }
  }
}
