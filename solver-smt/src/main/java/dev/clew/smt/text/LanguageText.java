package dev.clew.smt.text;

import dev.clew.solver.language.BothLanguage;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.CharsLanguage;
import dev.clew.solver.language.ChoiceLanguage;
import dev.clew.solver.language.Language;
import dev.clew.solver.language.LoopLanguage;
import dev.clew.solver.language.NotLanguage;
import dev.clew.solver.language.SequenceLanguage;
import dev.clew.solver.language.WordLanguage;
import java.util.List;

/**
 * Regular languages as SMT-LIB's {@code RegLan}. There they may have more words, with characters
 * that are no units; on words of units, and so on all parts of these, the two agree.
 */
final class LanguageText {

  private LanguageText() {}

  static String of(Language language) {
    StringBuilder text = new StringBuilder();
    write(language, text);
    return text.toString();
  }

  private static void write(Language language, StringBuilder text) {
    if (language.equals(Language.ANYTHING)) {
      text.append("re.all");
    } else if (language instanceof CharsLanguage chars) {
      write(chars.set(), text);
    } else if (language instanceof WordLanguage word) {
      text.append("(str.to_re ").append(SmtLiterals.string(word.text())).append(')');
    } else if (language instanceof SequenceLanguage sequence) {
      write("re.++", sequence.parts(), text);
    } else if (language instanceof ChoiceLanguage choice) {
      write("re.union", choice.options(), text);
    } else if (language instanceof BothLanguage both) {
      write("re.inter", both.parts(), text);
    } else if (language instanceof NotLanguage not) {
      write("re.comp", List.of(not.body()), text);
    } else if (language instanceof LoopLanguage loop) {
      write(loop, text);
    }
  }

  private static void write(String operator, List<Language> parts, StringBuilder text) {
    text.append('(').append(operator);
    for (Language part : parts) {
      text.append(' ');
      write(part, text);
    }
    text.append(')');
  }

  private static void write(LoopLanguage loop, StringBuilder text) {
    List<Language> body = List.of(loop.body());
    if (loop.max() != LoopLanguage.UNBOUNDED) {
      write("(_ re.loop " + loop.min() + " " + loop.max() + ")", body, text);
    } else if (loop.min() <= 1) {
      write(loop.min() == 0 ? "re.*" : "re.+", body, text);
    } else {
      text.append("(re.++ ");
      write("(_ re.^ " + loop.min() + ")", body, text);
      text.append(' ');
      write("re.*", body, text);
      text.append(')');
    }
  }

  private static void write(CharSet set, StringBuilder text) {
    if (set.isEmpty()) {
      text.append("re.none");
    } else if (set.equals(CharSet.ALL)) {
      text.append("re.allchar");
    } else if (set.intervalCount() == 1) {
      interval(set, 0, text);
    } else {
      text.append("(re.union");
      for (int i = 0; i < set.intervalCount(); i++) {
        text.append(' ');
        interval(set, i, text);
      }
      text.append(')');
    }
  }

  private static void interval(CharSet set, int index, StringBuilder text) {
    String low = SmtLiterals.string(String.valueOf(set.lo(index)));
    String high = SmtLiterals.string(String.valueOf(set.hi(index)));
    if (low.equals(high)) {
      text.append("(str.to_re ").append(low).append(')');
    } else {
      text.append("(re.range ").append(low).append(' ').append(high).append(')');
    }
  }
}
