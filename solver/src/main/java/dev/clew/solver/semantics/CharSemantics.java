package dev.clew.solver.semantics;

import static dev.clew.solver.semantics.StringSemantics.clamp;
import static dev.clew.solver.semantics.StringSemantics.integer;
import static dev.clew.solver.semantics.StringSemantics.number;
import static dev.clew.solver.semantics.StringSemantics.text;

import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Value;

/** Single units of strings. */
final class CharSemantics {

  private CharSemantics() {}

  static Value apply(StringOp op, Value[] args) {
    return switch (op) {
      case CODE_AT -> number(codeAt(text(args, 0), clamp(integer(args, 1))));
      case TO_CODE -> number(text(args, 0).length() == 1 ? text(args, 0).charAt(0) : -1);
      case FROM_CODE -> Value.of(fromCode(clamp(integer(args, 0))));
      case CHAR_TO_LOWER -> unit(Character.toLowerCase(unit(args)));
      case CHAR_TO_UPPER -> unit(Character.toUpperCase(unit(args)));
      case CHAR_DIGIT -> number(Character.digit(unit(args), clamp(integer(args, 1))));
      default -> throw new IllegalArgumentException(op + " is not about one unit");
    };
  }

  private static int codeAt(String text, int position) {
    return position >= 0 && position < text.length() ? text.charAt(position) : 0;
  }

  private static String fromCode(int code) {
    return code >= 0 && code <= Character.MAX_VALUE ? Character.toString(code) : "";
  }

  private static char unit(Value[] args) {
    return (char) args[0].raw();
  }

  private static Value unit(char unit) {
    return Value.ofRaw(Sort.CHAR, unit);
  }
}
