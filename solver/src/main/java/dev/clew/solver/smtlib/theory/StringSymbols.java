package dev.clew.solver.smtlib.theory;

import static java.util.Map.entry;

import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.language.CharSet;
import dev.clew.solver.language.Language;
import java.util.Map;

/**
 * The theory Strings, with the names that older scripts use; {@link RegexSymbols} has its regular
 * expressions.
 */
public final class StringSymbols implements TheoryVocabulary {

  @Override
  public Map<String, SortMeaning> sorts() {
    return Map.of(
        "String",
        identifier -> {
          identifier.requireIndices(0);
          return Sort.STRING;
        });
  }

  @Override
  public Map<String, SymbolMeaning> functions() {
    return Map.ofEntries(
        entry("str.++", StringSymbols::concat),
        entry("str.len", call -> apply(call, StringOp.LENGTH)),
        entry("str.<", call -> compare(call, StringOp.LESS)),
        entry("str.<=", call -> compare(call, StringOp.LESS_EQ)),
        entry("str.at", StringSymbols::at),
        entry("str.substr", call -> apply(call, StringOp.SLICE)),
        entry("str.prefixof", call -> swapped(call, StringOp.STARTS_WITH)),
        entry("str.suffixof", call -> swapped(call, StringOp.ENDS_WITH)),
        entry("str.contains", call -> apply(call, StringOp.CONTAINS)),
        entry("str.indexof", StringSymbols::indexOf),
        entry("str.replace", call -> apply(call, StringOp.REPLACE_ONE)),
        entry("str.replace_all", call -> apply(call, StringOp.REPLACE_ALL)),
        entry("str.replaceall", call -> apply(call, StringOp.REPLACE_ALL)),
        entry("str.is_digit", StringSymbols::isDigit),
        entry("str.to_code", call -> apply(call, StringOp.TO_CODE)),
        entry("str.from_code", StringSymbols::fromCode),
        entry("str.to_int", call -> apply(call, StringOp.TO_INT)),
        entry("str.to-int", call -> apply(call, StringOp.TO_INT)),
        entry("str.to.int", call -> apply(call, StringOp.TO_INT)),
        entry("str.from_int", call -> apply(call, StringOp.FROM_INT)),
        entry("str.from-int", call -> apply(call, StringOp.FROM_INT)),
        entry("int.to.str", call -> apply(call, StringOp.FROM_INT)),
        entry("char", call -> call.terms().string(LiteralCharacters.text(call.head()))));
  }

  /** An operator whose arguments stand in our order. */
  private static Expr apply(SymbolUse call, StringOp op) {
    call.shape(0, op.arity());
    requireSorts(call, op);
    Expr[] args = new Expr[op.arity()];
    for (int i = 0; i < args.length; i++) {
      args[i] = call.arg(i);
    }
    return call.terms().apply(op, args);
  }

  /** Strings, and integers where the operator has positions. */
  private static void requireSorts(SymbolUse call, StringOp op) {
    for (int i = 0; i < call.arity(); i++) {
      boolean number =
          switch (op) {
            case SLICE -> i > 0;
            case FROM_INT, FROM_CODE -> true;
            default -> i == 2 && op == StringOp.INDEX_OF;
          };
      call.require(i, number ? Sort.INTEGER : Sort.STRING);
    }
  }

  private static Expr concat(SymbolUse call) {
    call.atLeast(1);
    call.all(Sort.STRING);
    return call.rightAssociative((a, b) -> call.terms().apply(StringOp.CONCAT, a, b));
  }

  private static Expr compare(SymbolUse call, StringOp op) {
    call.atLeast(2);
    call.all(Sort.STRING);
    return call.chain((a, b) -> call.terms().apply(op, a, b));
  }

  private static Expr swapped(SymbolUse call, StringOp op) {
    call.shape(0, 2);
    call.all(Sort.STRING);
    return call.terms().apply(op, call.arg(1), call.arg(0));
  }

  private static Expr at(SymbolUse call) {
    call.shape(0, 2);
    call.require(0, Sort.STRING);
    call.require(1, Sort.INTEGER);
    ExprFactory terms = call.terms();
    return terms.apply(StringOp.SLICE, call.arg(0), call.arg(1), terms.integerConst(1));
  }

  /** Older scripts leave out where to start. */
  private static Expr indexOf(SymbolUse call) {
    if (call.arity() != 2) {
      return apply(call, StringOp.INDEX_OF);
    }
    call.shape(0, 2);
    call.all(Sort.STRING);
    ExprFactory terms = call.terms();
    return terms.apply(StringOp.INDEX_OF, call.arg(0), call.arg(1), terms.integerConst(0));
  }

  private static Expr isDigit(SymbolUse call) {
    call.shape(0, 1);
    call.all(Sort.STRING);
    Expr digits = call.terms().language(Language.chars(CharSet.DIGITS));
    return call.terms().apply(StringOp.IN, call.arg(0), digits);
  }

  /** Our operator gives the empty string where SMT-LIB has a character beyond the units. */
  private static Expr fromCode(SymbolUse call) {
    Expr unit = apply(call, StringOp.FROM_CODE);
    ExprFactory terms = call.terms();
    Expr code = call.arg(0);
    Expr beyond = between(terms, LiteralCharacters.MAX_UNIT + 1, code, LiteralCharacters.MAX);
    return beyond.equals(terms.bool(false))
        ? unit
        : terms.ite(beyond, call.gaps().beyond(terms, code), unit);
  }

  /** Whether {@code least <= number <= most}. */
  public static Expr between(ExprFactory terms, int least, Expr number, int most) {
    return terms.apply(
        CoreOp.AND,
        terms.apply(IntegerOp.LE, terms.integerConst(least), number),
        terms.apply(IntegerOp.LE, number, terms.integerConst(most)));
  }
}
