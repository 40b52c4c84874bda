package dev.clew.solver.smtlib.theory;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.smtlib.syntax.ScriptException;
import java.util.Map;

/** The theory Core: booleans, equality, choice. */
public final class CoreSymbols implements TheoryVocabulary {

  /** As pairs of arguments; more would not fit in memory. */
  private static final int MOST_DISTINCT = 4096;

  @Override
  public Map<String, SortMeaning> sorts() {
    return Map.of(
        "Bool",
        identifier -> {
          identifier.requireIndices(0);
          return Sort.BOOL;
        });
  }

  @Override
  public Map<String, SymbolMeaning> functions() {
    return Map.of(
        "true", call -> constant(call, true),
        "false", call -> constant(call, false),
        "not", CoreSymbols::not,
        "and", call -> bools(call, 1).leftAssociative(call.terms()::and),
        "or", call -> bools(call, 1).leftAssociative(call.terms()::or),
        "xor", call -> bools(call, 2).leftAssociative((a, b) -> xor(call.terms(), a, b)),
        "=>", call -> bools(call, 2).rightAssociative((a, b) -> implies(call.terms(), a, b)),
        "=", CoreSymbols::equal,
        "distinct", CoreSymbols::distinct,
        "ite", CoreSymbols::choice);
  }

  private static Expr constant(SymbolUse call, boolean value) {
    call.shape(0, 0);
    return call.terms().bool(value);
  }

  private static SymbolUse bools(SymbolUse call, int arguments) {
    call.atLeast(arguments);
    call.all(Sort.BOOL);
    return call;
  }

  private static Expr not(SymbolUse call) {
    call.shape(0, 1);
    call.all(Sort.BOOL);
    return call.terms().not(call.arg(0));
  }

  private static Expr xor(ExprFactory terms, Expr a, Expr b) {
    return terms.not(terms.eq(a, b));
  }

  private static Expr implies(ExprFactory terms, Expr a, Expr b) {
    return terms.or(terms.not(a), b);
  }

  private static Expr equal(SymbolUse call) {
    call.atLeast(2);
    return call.same(0).equals(Sort.LANGUAGE)
        ? call.terms().bool(RegexSymbols.sameLanguage(call))
        : call.chain(call.terms()::eq);
  }

  private static Expr distinct(SymbolUse call) {
    call.atLeast(2);
    if (call.same(0).equals(Sort.LANGUAGE)) {
      return call.terms().bool(!RegexSymbols.sameLanguage(call));
    }
    if (call.arity() > MOST_DISTINCT) {
      throw call.error(
          "'distinct' of " + call.arity() + " terms is not supported", "at most " + MOST_DISTINCT);
    }
    ExprFactory terms = call.terms();
    Expr result = terms.not(terms.eq(call.arg(0), call.arg(1)));
    for (int i = 2; i < call.arity(); i++) {
      for (int j = 0; j < i; j++) {
        result = terms.and(result, terms.not(terms.eq(call.arg(j), call.arg(i))));
      }
    }
    return result;
  }

  private static Expr choice(SymbolUse call) {
    call.shape(0, 3);
    call.require(0, Sort.BOOL);
    call.require(2, call.sort(1));
    if (call.sort(1).equals(Sort.LANGUAGE)) {
      boolean first =
          GroundTerms.value(call.arg(0))
              .orElseThrow(
                  () -> ScriptException.notSupported(call.position(0), RegexSymbols.NOT_CONSTANT))
              .asBoolean();
      return call.arg(first ? 1 : 2);
    }
    return call.terms().ite(call.arg(0), call.arg(1), call.arg(2));
  }
}
