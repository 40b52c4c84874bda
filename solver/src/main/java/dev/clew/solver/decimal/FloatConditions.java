package dev.clew.solver.decimal;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import java.util.Optional;

/** Which values of one float make a condition true that speaks of nothing else. */
final class FloatConditions {

  private final Expr subject;
  private final FloatRank order;

  FloatConditions(Expr subject) {
    this.subject = subject;
    this.order = FloatRank.of(subject.sort());
  }

  /** Exactly these; empty if the condition is of another kind. */
  Optional<FloatSet> of(Expr condition) {
    if (condition instanceof Const known) {
      boolean holds = known.value().asBoolean();
      return Optional.of(holds ? FloatSet.all(order) : FloatSet.none(order));
    }
    if (!(condition instanceof Apply apply)) {
      return Optional.empty();
    }
    if (apply.is(CoreOp.NOT) || apply.is(CoreOp.AND) || apply.is(CoreOp.OR)) {
      return connected(apply);
    }
    if (apply.is(FloatOp.LT) || apply.is(FloatOp.LE)) {
      return compared(apply);
    }
    return apply.is(FloatOp.EQ) || apply.is(CoreOp.EQ) ? equal(apply) : Optional.empty();
  }

  private Optional<FloatSet> connected(Apply apply) {
    Optional<FloatSet> whole = of(apply.arg(0));
    if (apply.is(CoreOp.NOT)) {
      return whole.map(FloatSet::complement);
    }
    for (int i = 1; i < apply.arity() && whole.isPresent(); i++) {
      FloatSet before = whole.get();
      whole =
          of(apply.arg(i))
              .map(set -> apply.is(CoreOp.AND) ? before.intersect(set) : before.union(set));
    }
    return whole;
  }

  private Optional<FloatSet> compared(Apply apply) {
    boolean orEqual = apply.is(FloatOp.LE);
    if (apply.arg(0) == apply.arg(1)) {
      FloatSet known = FloatSet.onlyNaN(order).complement();
      return speaksOfSubject(apply.arg(0), orEqual ? known : FloatSet.none(order));
    }
    boolean isUpper = apply.arg(1) instanceof Const;
    if (isUpper == apply.arg(0) instanceof Const) {
      return Optional.empty();
    }
    Expr number = apply.arg(isUpper ? 0 : 1);
    Value bound = ((Const) apply.arg(isUpper ? 1 : 0)).value();
    if (!FloatRank.isKnown(number.sort())) {
      return Optional.empty();
    }
    FloatRank its = FloatRank.of(number.sort());
    if (FloatRank.isNaN(bound)) {
      return pulled(number, FloatSet.none(its));
    }
    long key = its.key(bound);
    boolean isZero = key == FloatRank.ZERO || key == FloatRank.MINUS_ZERO;
    if (isUpper) {
      long high = isZero ? (orEqual ? FloatRank.ZERO : FloatRank.MINUS_ZERO) : key;
      long last = orEqual ? high : high - 1;
      return pulled(number, FloatSet.between(its, its.minusInfinity(), last));
    }
    long low = isZero ? (orEqual ? FloatRank.MINUS_ZERO : FloatRank.ZERO) : key;
    return pulled(number, FloatSet.between(its, orEqual ? low : low + 1, its.infinity()));
  }

  /** The zeros are equal as floats, and two values as terms; NaN is equal to itself as a term. */
  private Optional<FloatSet> equal(Apply apply) {
    boolean isTerm = apply.is(CoreOp.EQ);
    if (apply.arg(0) == apply.arg(1)) {
      FloatSet all = FloatSet.all(order);
      FloatSet known = FloatSet.onlyNaN(order).complement();
      return speaksOfSubject(apply.arg(0), isTerm ? all : known);
    }
    Expr number = apply.arg(apply.arg(0) instanceof Const ? 1 : 0);
    Expr other = apply.arg(apply.arg(0) instanceof Const ? 0 : 1);
    if (!FloatRank.isKnown(number.sort()) || !(other instanceof Const known)) {
      return Optional.empty();
    }
    FloatRank its = FloatRank.of(number.sort());
    if (FloatRank.isNaN(known.value())) {
      return pulled(number, isTerm ? FloatSet.onlyNaN(its) : FloatSet.none(its));
    }
    long key = its.key(known.value());
    boolean isZero = key == FloatRank.ZERO || key == FloatRank.MINUS_ZERO;
    return pulled(
        number,
        isZero && !isTerm
            ? FloatSet.between(its, FloatRank.MINUS_ZERO, FloatRank.ZERO)
            : FloatSet.between(its, key, key));
  }

  /** What is said of a term that is NaN where the subject is, and only there. */
  private Optional<FloatSet> speaksOfSubject(Expr number, FloatSet set) {
    return number == subject ? Optional.of(set) : Optional.empty();
  }

  /** The values of the subject for which a term of it is in a set. */
  private Optional<FloatSet> pulled(Expr number, FloatSet set) {
    if (number == subject) {
      return Optional.of(set);
    }
    if (number.is(FloatOp.NEG)) {
      return pulled(number.arg(0), set.negated());
    }
    if (number.is(FloatOp.ABS)) {
      FloatRank its = set.order();
      FloatSet positive =
          set.intersect(FloatSet.between(its, FloatRank.ZERO, its.infinity()))
              .union(set.hasNaN() ? FloatSet.onlyNaN(its) : FloatSet.none(its));
      return pulled(number.arg(0), positive.union(positive.negated()));
    }
    boolean widens =
        number.is(FloatOp.CONVERT)
            && number.sort().equals(Sort.DOUBLE)
            && number.arg(1).sort().equals(Sort.FLOAT);
    return widens ? pulled(number.arg(1), set.narrowed()) : Optional.empty();
  }
}
