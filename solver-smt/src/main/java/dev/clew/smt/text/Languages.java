package dev.clew.smt.text;

import dev.clew.solver.language.Both;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Chars;
import dev.clew.solver.language.Choice;
import dev.clew.solver.language.Language;
import dev.clew.solver.language.Loop;
import dev.clew.solver.language.Not;
import dev.clew.solver.language.Sequence;
import dev.clew.solver.language.Word;
import java.util.List;

/**
 * Regular languages as SMT-LIB's {@code RegLan}. There they may have more words, with characters
 * that are no units; on words of units, and so on all parts of these, the two agree.
 */
final class Languages {

  private Languages() {}

  static String of(Language language) {
    StringBuilder text = new StringBuilder();
    write(language, text);
    return text.toString();
  }

  private static void write(Language language, StringBuilder text) {
    if (language.equals(Language.ANYTHING)) {
      text.append("re.all");
    } else if (language instanceof Chars chars) {
      write(chars.set(), text);
    } else if (language instanceof Word word) {
      text.append("(str.to_re ").append(Literals.string(word.text())).append(')');
    } else if (language instanceof Sequence sequence) {
      write("re.++", sequence.parts(), text);
    } else if (language instanceof Choice choice) {
      write("re.union", choice.options(), text);
    } else if (language instanceof Both both) {
      write("re.inter", both.parts(), text);
    } else if (language instanceof Not not) {
      write("re.comp", List.of(not.body()), text);
    } else if (language instanceof Loop loop) {
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

  private static void write(Loop loop, StringBuilder text) {
    List<Language> body = List.of(loop.body());
    if (loop.max() != Loop.UNBOUNDED) {
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
    String low = Literals.string(String.valueOf(set.lo(index)));
    String high = Literals.string(String.valueOf(set.hi(index)));
    if (low.equals(high)) {
      text.append("(str.to_re ").append(low).append(')');
    } else {
      text.append("(re.range ").append(low).append(' ').append(high).append(')');
    }
  }
}
