package dev.clew.solver.bounds;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.solver.Budget;
import dev.clew.solver.Query;
import dev.clew.solver.Verdict;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.Evaluator;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Rewriter;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import java.util.List;

/** Numbers and conditions on them, and the layer that is asked about them. */
abstract class BoundsScene {

  final ExprFactory factory = new ExprFactory(Rewriter.NONE);
  final BoundsLayer layer = new BoundsLayer();
  final Asked next = new Asked();
  final Symbol x = factory.symbol("x", Sort.INT);
  final Symbol y = factory.symbol("y", Sort.INT);
  final Symbol z = factory.symbol("z", Sort.INT);
  final Symbol n = factory.symbol("n", Sort.LONG);
  final Symbol m = factory.symbol("m", Sort.LONG);
  final Symbol i = factory.symbol("i", Sort.INTEGER);
  final Symbol j = factory.symbol("j", Sort.INTEGER);

  Expr number(int value) {
    return factory.intConst(value);
  }

  Expr less(Expr a, Expr b) {
    return factory.apply(BitsOp.SLT, a, b);
  }

  Expr atMost(Expr a, Expr b) {
    return factory.apply(BitsOp.SLE, a, b);
  }

  Expr add(Expr a, Expr b) {
    return factory.apply(BitsOp.ADD, a, b);
  }

  Expr negate(Expr a) {
    return factory.apply(BitsOp.NEG, a);
  }

  Expr remainder(Expr a, int divisor) {
    return factory.apply(BitsOp.SREM, a, number(divisor));
  }

  Expr mask(Expr a, int mask) {
    return factory.apply(BitsOp.AND, a, number(mask));
  }

  Verdict check(Expr... conjuncts) {
    return layer.check(Query.of(List.of(conjuncts), Budget.unlimited()), next);
  }

  Assignment satisfy(Expr... conjuncts) {
    Verdict verdict = check(conjuncts);
    assertThat(verdict).isInstanceOf(Verdict.Sat.class);
    Assignment assignment = ((Verdict.Sat) verdict).assignment();
    assertThat(new Evaluator(assignment).allHold(List.of(conjuncts))).isTrue();
    return assignment;
  }

  List<Expr> refute(Expr... conjuncts) {
    Verdict verdict = check(conjuncts);
    assertThat(verdict).isInstanceOf(Verdict.Unsat.class);
    return ((Verdict.Unsat) verdict).core();
  }
}
