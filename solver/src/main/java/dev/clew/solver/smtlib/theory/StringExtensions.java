package dev.clew.solver.smtlib.theory;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import java.util.Map;

/** Operators on strings that cvc5 has beyond the standard. */
final class StringExtensions implements TheoryVocabulary {

  /** From a small ASCII letter to its capital. */
  private static final int CASE = 'a' - 'A';

  @Override
  public Map<String, SymbolMeaning> functions() {
    return Map.of(
        "str.rev",
        StringExtensions::reverse,
        "str.update",
        StringExtensions::update,
        "str.to_lower",
        call -> mapCase(call, 'A', CASE),
        "str.to_upper",
        call -> mapCase(call, 'a', -CASE));
  }

  private static Expr reverse(SymbolUse call) {
    call.shape(0, 1);
    call.all(Sort.STRING);
    return call.terms().apply(StringOp.REVERSE_UNITS, call.arg(0));
  }

  /** ASCII letters only, one by one. */
  private static Expr mapCase(SymbolUse call, char first, int distance) {
    call.shape(0, 1);
    call.all(Sort.STRING);
    ExprFactory terms = call.terms();
    Expr result = call.arg(0);
    for (int letter = first; letter < first + 26; letter++) {
      result =
          terms.apply(
              StringOp.REPLACE_ALL,
              result,
              terms.string(Character.toString(letter)),
              terms.string(Character.toString(letter + distance)));
    }
    return result;
  }

  /** Writes the third over the first from a position within it on, but not beyond its end. */
  private static Expr update(SymbolUse call) {
    call.shape(0, 3);
    call.require(0, Sort.STRING);
    call.require(1, Sort.INTEGER);
    call.require(2, Sort.STRING);
    ExprFactory terms = call.terms();
    Expr text = call.arg(0);
    Expr at = call.arg(1);
    Expr zero = terms.integerConst(0);
    Expr length = terms.apply(StringOp.LENGTH, text);
    Expr end = terms.apply(IntegerOp.ADD, at, terms.apply(StringOp.LENGTH, call.arg(2)));
    Expr room = terms.apply(IntegerOp.ADD, length, terms.apply(IntegerOp.NEG, at));
    Expr written =
        terms.apply(
            StringOp.CONCAT,
            terms.apply(StringOp.SLICE, text, zero, at),
            terms.apply(
                StringOp.CONCAT,
                terms.apply(StringOp.SLICE, call.arg(2), zero, room),
                terms.apply(StringOp.SLICE, text, end, length)));
    Expr within =
        terms.and(terms.apply(IntegerOp.LE, zero, at), terms.apply(IntegerOp.LT, at, length));
    return terms.ite(within, written, text);
  }
}
