package dev.clew.solver.strings.strand;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Value;
import java.math.BigInteger;

/** Builds terms over mathematical integers. */
public record IntegerTerms(ExprFactory terms) {

  public Expr number(long value) {
    return terms.integerConst(value);
  }

  public Expr number(BigInteger value) {
    return terms.constant(Value.of(value));
  }

  public Expr plus(Expr a, Expr b) {
    return terms.apply(IntegerOp.ADD, a, b);
  }

  public Expr minus(Expr a, Expr b) {
    return plus(a, terms.apply(IntegerOp.NEG, b));
  }

  public Expr less(Expr a, Expr b) {
    return terms.apply(IntegerOp.LT, a, b);
  }

  public Expr atMost(Expr a, Expr b) {
    return terms.apply(IntegerOp.LE, a, b);
  }

  public Expr equal(Expr a, Expr b) {
    return terms.eq(a, b);
  }

  public Expr implies(Expr condition, Expr consequence) {
    return terms.or(terms.not(condition), consequence);
  }

  /** From the least to the greatest, both included. */
  public Expr within(Expr value, long least, long greatest) {
    return terms.and(atMost(number(least), value), atMost(value, number(greatest)));
  }
}
