package dev.clew.hotspots.text;

import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.CharsLanguage;
import dev.clew.solver.language.ChoiceLanguage;
import dev.clew.solver.language.Language;
import dev.clew.solver.language.LoopLanguage;
import dev.clew.solver.language.SequenceLanguage;
import dev.clew.solver.language.WordLanguage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes languages as patterns of {@code java.util.regex}. */
final class PatternWriter {

  private static final int LONGEST = 2_000;
  private static final String SPECIAL = "\\[](){}.*+?|&^$-#";

  private final StringBuilder out = new StringBuilder();

  private PatternWriter() {}

  /** Empty for what is too long, or has complements and intersections in it. */
  static Optional<String> write(Language language) {
    PatternWriter writer = new PatternWriter();
    return writer.top(language) ? Optional.of(writer.out.toString()) : Optional.empty();
  }

  private boolean top(Language language) {
    if (out.length() > LONGEST) {
      return false;
    }
    if (language instanceof ChoiceLanguage choice) {
      return choice(choice.options());
    }
    if (language instanceof SequenceLanguage sequence) {
      for (Language part : sequence.parts()) {
        if (!single(part, part instanceof ChoiceLanguage)) {
          return false;
        }
      }
      return true;
    }
    return single(language, /* grouped= */ false);
  }

  /** The empty word among others makes them optional. */
  private boolean choice(List<Language> options) {
    List<Language> others = new ArrayList<>(options);
    boolean isOptional = others.remove(Language.EMPTY);
    for (int i = 0; i < others.size(); i++) {
      out.append(i > 0 ? "|" : isOptional ? "(?:" : "");
      if (!top(others.get(i))) {
        return false;
      }
    }
    out.append(isOptional ? ")?" : "");
    return true;
  }

  private boolean single(Language language, boolean grouped) {
    if (grouped) {
      out.append("(?:");
      boolean written = top(language);
      out.append(')');
      return written;
    }
    if (language instanceof CharsLanguage chars) {
      set(chars.set());
      return true;
    }
    if (language instanceof WordLanguage word) {
      word.text().chars().forEach(unit -> unit((char) unit));
      return true;
    }
    if (language instanceof LoopLanguage loop) {
      boolean written = single(loop.body(), !(loop.body() instanceof CharsLanguage));
      out.append(times(loop.min(), loop.max()));
      return written;
    }
    return (language instanceof ChoiceLanguage || language instanceof SequenceLanguage)
        && top(language);
  }

  private static String times(int min, int max) {
    if (max == LoopLanguage.UNBOUNDED) {
      return min == 0 ? "*" : min == 1 ? "+" : "{" + min + ",}";
    }
    return min == 0 && max == 1 ? "?" : min == max ? "{" + min + "}" : "{" + min + "," + max + "}";
  }

  private void set(CharSet set) {
    if (set.equals(CharSet.ALL)) {
      out.append("[\\s\\S]");
      return;
    }
    if (set.isSingle()) {
      unit(set.first());
      return;
    }
    boolean isNegative = !set.isEmpty() && set.lo(0) == 0;
    CharSet shown = isNegative ? set.complement() : set;
    out.append(isNegative ? "[^" : "[");
    for (int i = 0; i < shown.intervalCount(); i++) {
      unit(shown.lo(i));
      if (shown.hi(i) > shown.lo(i)) {
        out.append(shown.hi(i) > shown.lo(i) + 1 ? "-" : "");
        unit(shown.hi(i));
      }
    }
    out.append(']');
  }

  private void unit(char unit) {
    if (unit < ' ' || unit > '~') {
      out.append(String.format("\\u%04X", (int) unit));
    } else {
      out.append(SPECIAL.indexOf(unit) >= 0 ? "\\" : "").append(unit);
    }
  }
}
