package dev.clew.solver.print;

import dev.clew.solver.expr.Expr;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What one operator looks like around its operands.
 *
 * @param precedence of the loosest operator outside parentheses
 */
record Phrase(Precedence precedence, List<Part> parts) {

  static Phrase of(Precedence precedence, Part... parts) {
    return new Phrase(precedence, List.of(parts));
  }

  /** A name or literal; what begins with a minus sign is looser than a name. */
  static Phrase atom(String text) {
    return of(text.startsWith("-") ? Precedence.MINUS : Precedence.PRIMARY, Part.text(text));
  }

  static Phrase prefix(Precedence precedence, String operator, Part operand) {
    return of(precedence, Part.text(operator), operand);
  }

  /** {@code (type) operand}. */
  static Phrase cast(String type, Expr operand) {
    return prefix(Precedence.UNARY, "(" + type + ") ", Part.of(operand, Precedence.MINUS));
  }

  /** An operator that groups to the left. */
  static Phrase infix(Precedence precedence, Expr left, String operator, Expr right) {
    return infix(
        precedence, Part.of(left, precedence), operator, Part.of(right, precedence.tighter()));
  }

  /** An operator that may group either way without changing the value. */
  static Phrase associative(Precedence precedence, Expr left, String operator, Expr right) {
    return infix(precedence, Part.of(left, precedence), operator, Part.of(right, precedence));
  }

  static Phrase infix(Precedence precedence, Part left, String operator, Part right) {
    return of(precedence, left, Part.text(" " + operator + " "), right);
  }

  static Phrase call(String name, Expr... arguments) {
    return call(name, Arrays.asList(arguments));
  }

  static Phrase call(String name, List<Expr> arguments) {
    List<Part> parts = new ArrayList<>();
    parts.add(Part.text(name + "("));
    for (int i = 0; i < arguments.size(); i++) {
      if (i > 0) {
        parts.add(Part.text(", "));
      }
      parts.add(Part.of(arguments.get(i)));
    }
    parts.add(Part.text(")"));
    return new Phrase(Precedence.PRIMARY, parts);
  }

  /** This phrase as a part that stands where {@code least} is needed. */
  Part where(Precedence least) {
    return new Part.Nested(this, least);
  }
}
