package dev.clew.solver.language;

import java.util.List;

/**
 * Writes sets and languages for readers, close to regular expressions: {@code &} and {@code ~}
 * added.
 */
public final class LanguageNotation {
  private LanguageNotation() {}

  public static String of(CharSet set) {
    StringBuilder out = new StringBuilder();
    write(set, out);
    return out.toString();
  }

  public static String of(Language language) {
    StringBuilder out = new StringBuilder();
    write(language, out);
    return out.toString();
  }

  private static void write(CharSet set, StringBuilder out) {
    if (set.equals(CharSet.ALL)) {
      out.append('.');
      return;
    }
    boolean negative = !set.isEmpty() && set.lo(0) == 0 && set.intervalCount() > 1;
    CharSet shown = negative ? set.complement() : set;
    out.append(negative ? "[^" : "[");
    for (int i = 0; i < shown.intervalCount(); i++) {
      unit(shown.lo(i), out);
      if (shown.hi(i) > shown.lo(i)) {
        unit(shown.hi(i), shown.hi(i) > shown.lo(i) + 1 ? out.append('-') : out);
      }
    }
    out.append(']');
  }

  private static void unit(char unit, StringBuilder out) {
    if (unit < ' ' || unit > '~') {
      out.append(String.format("\\u%04X", (int) unit));
    } else {
      if ("\\[](){}.*+?|&~^-\"".indexOf(unit) >= 0) {
        out.append('\\');
      }
      out.append(unit);
    }
  }

  private static void write(Language language, StringBuilder out) {
    if (language instanceof CharsLanguage chars) {
      if (chars.set().isSingle()) {
        unit(chars.set().first(), out);
      } else {
        write(chars.set(), out);
      }
    } else if (language instanceof WordLanguage word) {
      word(word.text(), out);
    } else if (language instanceof SequenceLanguage sequence) {
      list(sequence.parts(), "", out);
    } else if (language instanceof ChoiceLanguage choice) {
      list(choice.options(), "|", out);
    } else if (language instanceof BothLanguage both) {
      list(both.parts(), "&", out);
    } else if (language instanceof NotLanguage not) {
      write(not.body(), out.append("~("));
      out.append(')');
    } else if (language instanceof LoopLanguage loop) {
      loop(loop, out);
    }
  }

  private static void word(String text, StringBuilder out) {
    if (text.isEmpty()) {
      out.append("()");
    }
    for (int i = 0; i < text.length(); i++) {
      unit(text.charAt(i), out);
    }
  }

  private static void list(List<Language> parts, String between, StringBuilder out) {
    out.append('(');
    for (int i = 0; i < parts.size(); i++) {
      write(parts.get(i), out.append(i == 0 ? "" : between));
    }
    out.append(')');
  }

  private static void loop(LoopLanguage loop, StringBuilder out) {
    boolean wrapped = loop.body() instanceof WordLanguage || loop.body() instanceof LoopLanguage;
    write(loop.body(), wrapped ? out.append('(') : out);
    out.append(wrapped ? ")" : "");
    if (loop.max() == LoopLanguage.UNBOUNDED && loop.min() <= 1) {
      out.append(loop.min() == 0 ? '*' : '+');
    } else if (loop.min() == 0 && loop.max() == 1) {
      out.append('?');
    } else {
      out.append('{').append(loop.min()).append(',');
      out.append(loop.max() == LoopLanguage.UNBOUNDED ? "" : loop.max()).append('}');
    }
  }
}
