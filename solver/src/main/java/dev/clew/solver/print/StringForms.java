package dev.clew.solver.print;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.StringTrait;
import java.util.ArrayList;
import java.util.List;

/** Strings: the method of Java's library where there is one, a call of the operator elsewhere. */
final class StringForms {

  private final SliceForms slices;
  private final MembershipForms memberships;

  StringForms(SharedTerms sharing) {
    slices = new SliceForms(sharing);
    memberships = new MembershipForms(sharing);
  }

  Phrase of(StringOp op, Apply apply) {
    if (op.has(StringTrait.JAVA_METHOD)) {
      return method(apply, JavaTypes.camelCase(op), apply.arity());
    }
    return switch (op) {
      case INDEX_OF -> method(apply, "indexOf", isZero(apply.arg(2)) ? 2 : 3);
      case LAST_INDEX_OF -> method(apply, "lastIndexOf", isEnd(apply) ? 2 : 3);
      case COMPARE -> method(apply, "compareTo", 2);
      case COMPARE_IGNORE_CASE -> method(apply, "compareToIgnoreCase", 2);
      case TO_LOWER -> method(apply, "toLowerCase", 1);
      case TO_UPPER -> method(apply, "toUpperCase", 1);
      case HASH -> method(apply, "hashCode", 1);
      case CODE_AT -> method(apply, "charAt", 2);
      case SLICE -> slices.of(apply);
      case LESS -> comparison(apply, Relation.LT);
      case LESS_EQ -> comparison(apply, Relation.LE);
      case CHAR_TO_LOWER -> Phrase.call("Character.toLowerCase", apply.args());
      case CHAR_TO_UPPER -> Phrase.call("Character.toUpperCase", apply.args());
      case CHAR_DIGIT -> Phrase.call("Character.digit", apply.args());
      default -> conversion(op, apply);
    };
  }

  private Phrase conversion(StringOp op, Apply apply) {
    return switch (op) {
      case IN -> memberships.of(apply);
      case PARSE -> NumeralForms.parsed("Long.parseLong", apply);
      case NUMERAL -> NumeralForms.written(apply);
      case PARSE_FLOAT -> NumeralForms.parsedFloat(apply);
      case DECIMAL -> Phrase.call("String.valueOf", apply.arg(0));
      case FROM_CODE -> MembershipForms.unit(apply);
      case REPLACE_ALL -> replacement(apply);
      case INTERSPERSE ->
          call(apply.arg(0), "replace", PhrasePart.text("\"\""), PhrasePart.of(apply.arg(1)));
      case REVERSE ->
          Phrase.of(
              JavaPrecedence.PRIMARY,
              PhrasePart.text("new StringBuilder("),
              PhrasePart.of(apply.arg(0)),
              PhrasePart.text(").reverse().toString()"));
      default -> pattern(op, apply);
    };
  }

  /** Methods with patterns have no place for flags. */
  private static Phrase pattern(StringOp op, Apply apply) {
    boolean plain = apply.arity() > 2 && isZero(apply.arg(2));
    Phrase other = Phrase.call(JavaTypes.camelCase(op), apply.args());
    if (!plain) {
      return other;
    }
    PhrasePart pattern = PhrasePart.of(apply.arg(1));
    return switch (op) {
      case MATCHES -> call(apply.arg(0), "matches", pattern);
      case REPLACE_MATCHES ->
          call(apply.arg(0), "replaceAll", pattern, PhrasePart.of(apply.arg(3)));
      case REPLACE_FIRST_MATCH ->
          call(apply.arg(0), "replaceFirst", pattern, PhrasePart.of(apply.arg(3)));
      case SPLIT_COUNT -> after(split(apply), PhrasePart.text(".length"));
      case SPLIT_PART ->
          after(split(apply), PhrasePart.text("["), number(apply.arg(4)), PhrasePart.text("]"));
      default -> other;
    };
  }

  private static Phrase split(Apply apply) {
    PhrasePart pattern = PhrasePart.of(apply.arg(1));
    return isZero(apply.arg(3))
        ? call(apply.arg(0), "split", pattern)
        : call(apply.arg(0), "split", pattern, number(apply.arg(3)));
  }

  private static Phrase after(Phrase phrase, PhrasePart... more) {
    List<PhrasePart> parts = new ArrayList<>(List.of(phrase.where(JavaPrecedence.PRIMARY)));
    parts.addAll(List.of(more));
    return new Phrase(JavaPrecedence.PRIMARY, parts);
  }

  /** Of an empty text Java's method finds one more occurrence. */
  private static Phrase replacement(Apply apply) {
    boolean known = apply.arg(1) instanceof Const target && !target.value().asString().isEmpty();
    return known
        ? method(apply, "replace", 3)
        : Phrase.call(JavaTypes.camelCase(StringOp.REPLACE_ALL), apply.args());
  }

  /** {@code s.compareTo(t) < 0}. */
  static Phrase comparison(Apply apply, Relation relation) {
    return Phrase.infix(
        relation.precedence(),
        method(apply, "compareTo", 2).where(relation.precedence()),
        relation.symbol(),
        PhrasePart.text("0"));
  }

  private static boolean isZero(Expr expr) {
    return expr instanceof Const constant
        && constant.sort().equals(Sort.INTEGER)
        && constant.value().asInteger().signum() == 0;
  }

  private static boolean isEnd(Apply apply) {
    return apply.arg(2).is(StringOp.LENGTH) && apply.arg(2).arg(0) == apply.arg(0);
  }

  /** The first argument's method with those of the others that are shown. */
  private static Phrase method(Apply apply, String name, int shown) {
    PhrasePart[] arguments = new PhrasePart[shown - 1];
    for (int i = 1; i < shown; i++) {
      arguments[i - 1] = number(apply.arg(i));
    }
    return call(apply.arg(0), name, arguments);
  }

  static Phrase call(Expr receiver, String name, PhrasePart... arguments) {
    List<PhrasePart> parts = new ArrayList<>();
    parts.add(PhrasePart.of(receiver, JavaPrecedence.PRIMARY));
    parts.add(PhrasePart.text("." + name + "("));
    for (int i = 0; i < arguments.length; i++) {
      parts.add(PhrasePart.text(i > 0 ? ", " : ""));
      parts.add(arguments[i]);
    }
    parts.add(PhrasePart.text(")"));
    return new Phrase(JavaPrecedence.PRIMARY, parts);
  }

  /** A term where anything may stand; the number that an {@code int} stands for is that. */
  static PhrasePart number(Expr expr) {
    return PhrasePart.of(unwrapped(expr));
  }

  /** The {@code int} or {@code char} whose value it is: Java widens them without a word. */
  static Expr unwrapped(Expr expr) {
    boolean silent =
        (expr.is(BitsOp.SIGNED_VALUE) && expr.arg(0).sort().equals(Sort.INT))
            || (expr.is(BitsOp.UNSIGNED_VALUE) && expr.arg(0).sort().equals(Sort.CHAR));
    return silent ? expr.arg(0) : expr;
  }
}
