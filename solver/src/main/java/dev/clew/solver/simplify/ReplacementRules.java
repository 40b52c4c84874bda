package dev.clew.solver.simplify;

import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.language.Language;
import org.jspecify.annotations.Nullable;

/**
 * Rules for replacements in strings. In a text that is known, a known part or a word of a language
 * stands where it stands, whatever comes in its place: the result is a concatenation.
 */
record ReplacementRules(ExprFactory factory) {

  /** Looking for words of a language in a longer text would cost too much. */
  private static final int LONGEST = 128;

  /** More pieces make a term that is harder than the replacement. */
  private static final int MOST_PIECES = 16;

  @Nullable Expr rewrite(StringOp op, Expr text, Expr part, Expr other) {
    return switch (op) {
      case REPLACE_ONE -> replaceOne(text, part, other);
      case REPLACE_ALL ->
          text == part && !StringRules.isText(text, "")
              ? wholeReplaced(text, other)
              : replaceAll(text, part, other);
      case REPLACE_WORD ->
          part instanceof Const known ? word(text, known.value().asLanguage(), other) : null;
      case REPLACE_WORDS ->
          part instanceof Const known ? words(text, known.value().asLanguage(), other) : null;
      default -> throw new IllegalArgumentException(op + " replaces nothing");
    };
  }

  private @Nullable Expr replaceOne(Expr text, Expr part, Expr other) {
    if (part == other) {
      return text;
    }
    if (text == part) {
      return other;
    }
    if (StringRules.isText(part, "")) {
      return join(other, text);
    }
    return isKnown(text, part)
        ? pieces(text(text), finder(text(text), text(part)), 1, other)
        : null;
  }

  private @Nullable Expr replaceAll(Expr text, Expr part, Expr other) {
    if (part == other || StringRules.isText(part, "")) {
      return text;
    }
    return isKnown(text, part)
        ? pieces(text(text), finder(text(text), text(part)), MOST_PIECES, other)
        : null;
  }

  private static boolean isKnown(Expr text, Expr part) {
    return text instanceof Const && part instanceof Const;
  }

  private static String text(Expr constant) {
    return ((Const) constant).value().asString();
  }

  /** An empty string has no occurrence of itself that is replaced. */
  private Expr wholeReplaced(Expr text, Expr other) {
    Expr empty = factory.string("");
    return factory.ite(factory.eq(text, empty), empty, other);
  }

  /** Nothing is shorter than the empty word, and nothing stands further left than the first one. */
  private @Nullable Expr word(Expr text, Language language, Expr other) {
    if (language.nullable()) {
      return join(other, text);
    }
    return isShort(text) ? pieces(text(text), finder(text(text), language), 1, other) : null;
  }

  private @Nullable Expr words(Expr text, Language language, Expr other) {
    return isShort(text)
        ? pieces(text(text), finder(text(text), language), MOST_PIECES, other)
        : null;
  }

  private static boolean isShort(Expr text) {
    return text instanceof Const && text(text).length() <= LONGEST;
  }

  /** What to replace. */
  @FunctionalInterface
  private interface Finder {

    /** Start and end of the first match that starts no earlier than there; null for none. */
    int @Nullable [] from(int start);
  }

  private static Finder finder(String text, String part) {
    return start -> {
      int at = text.indexOf(part, start);
      return at < 0 ? null : new int[] {at, at + part.length()};
    };
  }

  /** The leftmost, then shortest, word that is not empty. */
  private static Finder finder(String text, Language language) {
    return start -> {
      for (int from = start; from < text.length(); from++) {
        int to = Language.shortestEnd(language, text, from, from + 1);
        if (to >= 0) {
          return new int[] {from, to};
        }
      }
      return null;
    };
  }

  /** The text with the other for its first matches; null when there are more than it may be. */
  private @Nullable Expr pieces(String text, Finder finder, int most, Expr other) {
    Expr result = factory.string("");
    int done = 0;
    int count = 0;
    for (int[] match = finder.from(0); match != null; match = finder.from(done)) {
      if (count == most) {
        return most == 1 ? join(result, factory.string(text.substring(done))) : null;
      }
      result = join(join(result, factory.string(text.substring(done, match[0]))), other);
      done = match[1];
      count++;
    }
    return join(result, factory.string(text.substring(done)));
  }

  private Expr join(Expr a, Expr b) {
    return factory.apply(StringOp.CONCAT, a, b);
  }
}
