package dev.clew.solver.print;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.StringOp;
import java.util.ArrayList;
import java.util.List;

/** Strings: the method of {@code String} where there is one, a call of the operator elsewhere. */
final class StringForms {

  private StringForms() {}

  static Phrase of(StringOp op, Apply apply) {
    return switch (op) {
      case LENGTH -> method(apply, "length", 1);
      case CONTAINS -> method(apply, "contains", 2);
      case STARTS_WITH -> method(apply, "startsWith", 2);
      case ENDS_WITH -> method(apply, "endsWith", 2);
      case INDEX_OF -> method(apply, "indexOf", isZero(apply.arg(2)) ? 2 : 3);
      case LAST_INDEX_OF -> method(apply, "lastIndexOf", isEnd(apply) ? 2 : 3);
      case COMPARE -> method(apply, "compareTo", 2);
      case COMPARE_IGNORE_CASE -> method(apply, "compareToIgnoreCase", 2);
      case EQUALS_IGNORE_CASE -> method(apply, "equalsIgnoreCase", 2);
      case TRIM -> method(apply, "trim", 1);
      case STRIP -> method(apply, "strip", 1);
      case STRIP_LEADING -> method(apply, "stripLeading", 1);
      case STRIP_TRAILING -> method(apply, "stripTrailing", 1);
      case TO_LOWER -> method(apply, "toLowerCase", 1);
      case TO_UPPER -> method(apply, "toUpperCase", 1);
      case HASH -> method(apply, "hashCode", 1);
      case REPEAT -> method(apply, "repeat", 2);
      case CODE_AT -> method(apply, "charAt", 2);
      case CONCAT -> method(apply, "concat", 2);
      case CHAR_TO_LOWER -> Phrase.call("Character.toLowerCase", apply.args());
      case CHAR_TO_UPPER -> Phrase.call("Character.toUpperCase", apply.args());
      case CHAR_DIGIT -> Phrase.call("Character.digit", apply.args());
      default -> Phrase.call(JavaTypes.camelCase(op), apply.args());
    };
  }

  private static boolean isZero(Expr expr) {
    return expr instanceof Const constant && constant.value().asInteger().signum() == 0;
  }

  private static boolean isEnd(Apply apply) {
    return apply.arg(2).is(StringOp.LENGTH) && apply.arg(2).arg(0) == apply.arg(0);
  }

  /** The first argument's method with those of the others that are shown. */
  private static Phrase method(Apply apply, String name, int shown) {
    List<Part> parts = new ArrayList<>();
    parts.add(Part.of(apply.arg(0), Precedence.PRIMARY));
    parts.add(Part.text("." + name + "("));
    for (int i = 1; i < shown; i++) {
      parts.add(Part.text(i > 1 ? ", " : ""));
      parts.add(Part.of(apply.arg(i)));
    }
    parts.add(Part.text(")"));
    return new Phrase(Precedence.PRIMARY, parts);
  }
}
