package dev.clew.solver.semantics;

import static dev.clew.solver.semantics.StringSemantics.text;

import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Value;
import dev.clew.solver.language.Language;

/** Replacing parts of strings, by SMT-LIB's rules where it has some. */
final class StringReplacements {

  private StringReplacements() {}

  static String apply(StringOp op, Value[] args) {
    String text = text(args, 0);
    return switch (op) {
      case REPLACE_ONE -> first(text, text(args, 1), text(args, 2));
      case REPLACE_ALL -> all(text, text(args, 1), text(args, 2));
      case INTERSPERSE -> intersperse(text, text(args, 1));
      case REPLACE_WORD -> word(text, (Language) args[1].object(), text(args, 2));
      case REPLACE_WORDS -> words(text, (Language) args[1].object(), text(args, 2));
      default -> throw new IllegalArgumentException(op + " replaces nothing");
    };
  }

  private static String first(String text, String part, String other) {
    int at = text.indexOf(part);
    return at < 0 ? text : text.substring(0, at) + other + text.substring(at + part.length());
  }

  private static String all(String text, String part, String other) {
    if (part.isEmpty()) {
      return text;
    }
    long growth = Math.max(0, other.length() - part.length());
    TextSizes.require(text.length() + growth * (text.length() / part.length()), "a replacement");
    return text.replace(part, other);
  }

  private static String intersperse(String text, String other) {
    TextSizes.require(text.length() + (text.length() + 1L) * other.length(), "a replacement");
    return text.replace("", other);
  }

  private static String word(String text, Language language, String other) {
    for (int start = 0; start <= text.length(); start++) {
      int end = Language.shortestEnd(language, text, start, start);
      if (end >= 0) {
        return text.substring(0, start) + other + text.substring(end);
      }
    }
    return text;
  }

  private static String words(String text, Language language, String other) {
    StringBuilder result = new StringBuilder();
    int start = 0;
    while (start < text.length()) {
      int end = Language.shortestEnd(language, text, start, start + 1);
      if (end < 0) {
        result.append(text.charAt(start++));
      } else {
        result.append(other);
        start = end;
      }
      TextSizes.require(result.length(), "a replacement");
    }
    return result.toString();
  }
}
