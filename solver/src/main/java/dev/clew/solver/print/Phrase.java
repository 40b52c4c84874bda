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
record Phrase(JavaPrecedence precedence, List<PhrasePart> parts) {

  static Phrase of(JavaPrecedence precedence, PhrasePart... parts) {
    return new Phrase(precedence, List.of(parts));
  }

  /** A name or literal; what begins with a minus sign is looser than a name. */
  static Phrase atom(String text) {
    return of(
        text.startsWith("-") ? JavaPrecedence.MINUS : JavaPrecedence.PRIMARY,
        PhrasePart.text(text));
  }

  static Phrase prefix(JavaPrecedence precedence, String operator, PhrasePart operand) {
    return of(precedence, PhrasePart.text(operator), operand);
  }

  /** {@code (type) operand}. */
  static Phrase cast(String type, Expr operand) {
    return prefix(
        JavaPrecedence.UNARY, "(" + type + ") ", PhrasePart.of(operand, JavaPrecedence.MINUS));
  }

  /** An operator that groups to the left. */
  static Phrase infix(JavaPrecedence precedence, Expr left, String operator, Expr right) {
    return infix(
        precedence,
        PhrasePart.of(left, precedence),
        operator,
        PhrasePart.of(right, precedence.tighter()));
  }

  /** An operator that may group either way without changing the value. */
  static Phrase associative(JavaPrecedence precedence, Expr left, String operator, Expr right) {
    return infix(
        precedence, PhrasePart.of(left, precedence), operator, PhrasePart.of(right, precedence));
  }

  static Phrase infix(
      JavaPrecedence precedence, PhrasePart left, String operator, PhrasePart right) {
    return of(precedence, left, PhrasePart.text(" " + operator + " "), right);
  }

  static Phrase call(String name, Expr... arguments) {
    return call(name, Arrays.asList(arguments));
  }

  static Phrase call(String name, List<Expr> arguments) {
    List<PhrasePart> parts = new ArrayList<>();
    parts.add(PhrasePart.text(name + "("));
    for (int i = 0; i < arguments.size(); i++) {
      if (i > 0) {
        parts.add(PhrasePart.text(", "));
      }
      parts.add(PhrasePart.of(arguments.get(i)));
    }
    parts.add(PhrasePart.text(")"));
    return new Phrase(JavaPrecedence.PRIMARY, parts);
  }

  /** This phrase as a part that stands where {@code least} is needed. */
  PhrasePart where(JavaPrecedence least) {
    return new PhrasePart.Nested(this, least);
  }
}
