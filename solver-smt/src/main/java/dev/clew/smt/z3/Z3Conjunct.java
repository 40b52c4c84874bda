package dev.clew.smt.z3;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.PostOrder;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;

/**
 * A condition as Z3 gets it, and what it is about.
 *
 * @param expr the condition
 * @param term its translation
 * @param proxy a constant that implies it, assumed instead of asserting it so that cores name it
 * @param symbols its unknowns
 * @param approximated its applications of functions that Z3 has no definition of
 * @param logic what it takes to decide it
 */
record Z3Conjunct(
    Expr expr,
    long term,
    long proxy,
    List<Symbol> symbols,
    List<Apply> approximated,
    Z3Logic logic) {

  /** Translates a condition and looks at all its subterms once. */
  static Z3Conjunct of(Expr expr, Z3Encoder encoder, NativeContext context) {
    long term = encoder.encode(expr);
    List<Symbol> symbols = new ArrayList<>();
    List<Apply> approximated = new ArrayList<>();
    EnumSet<Sort.Kind> kinds = EnumSet.noneOf(Sort.Kind.class);
    new PostOrder()
        .visit(
            expr,
            part -> {
              if (part instanceof Symbol symbol) {
                symbols.add(symbol);
              } else if (part instanceof Apply apply
                  && ApproximatedOperators.covers(apply.op())
                  && !ApproximatedOperators.isPlainValue(apply)) {
                approximated.add(apply);
              }
              kinds.add(part.sort().kind());
            });
    Z3Logic logic = kinds.stream().map(Z3Logic::of).reduce(Z3Logic.BITS, Z3Logic::or);
    long proxy = context.fresh("conjunct", Sort.BOOL);
    return new Z3Conjunct(expr, term, proxy, symbols, approximated, logic);
  }
}
