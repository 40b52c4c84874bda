package dev.clew.solver.strings.strand;

import dev.clew.solver.automata.LengthSet;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.IntegerOp;
import java.util.Set;

/** What the lengths of a language's words say of a number. */
public final class LengthFacts {

  /** More than so many gaps are left to the search. */
  private static final int MOST_GAPS = 16;

  private LengthFacts() {}

  /** Adds to the conditions that a number is among the lengths. */
  public static void state(
      LengthSet lengths, Expr number, IntegerTerms integers, Set<Expr> conditions) {
    if (lengths.isEmpty()) {
      conditions.add(integers.terms().bool(false));
      return;
    }
    if (lengths.min() > 0) {
      conditions.add(integers.atMost(integers.number(lengths.min()), number));
    }
    if (lengths.max() != LengthSet.UNBOUNDED) {
      conditions.add(integers.atMost(number, integers.number(lengths.max())));
    }
    if (lengths.isExact() && number.arity() == 0) {
      stateGaps(lengths, number, integers, conditions);
      statePeriod(lengths, number, integers, conditions);
    }
  }

  /** Lengths that are missing before the pattern repeats. */
  private static void stateGaps(
      LengthSet lengths, Expr number, IntegerTerms integers, Set<Expr> conditions) {
    int gaps = 0;
    long end = Math.min(lengths.max(), (long) lengths.offset() + lengths.period());
    for (long length = lengths.min() + 1; length < end && gaps < MOST_GAPS; length++) {
      if (!lengths.contains(length)) {
        gaps++;
        ExprFactory terms = integers.terms();
        conditions.add(terms.not(integers.equal(number, integers.number(length))));
      }
    }
  }

  /** From some length on only one remainder occurs. */
  private static void statePeriod(
      LengthSet lengths, Expr number, IntegerTerms integers, Set<Expr> conditions) {
    long period = lengths.period();
    if (period < 2 || lengths.max() != LengthSet.UNBOUNDED) {
      return;
    }
    long only = -1;
    for (long length = lengths.offset(); length < lengths.offset() + period; length++) {
      if (lengths.contains(length)) {
        if (only >= 0) {
          return;
        }
        only = length;
      }
    }
    if (only >= 0) {
      Expr rest = integers.terms().apply(IntegerOp.MOD, number, integers.number(period));
      Expr regular = integers.equal(rest, integers.number(only % period));
      conditions.add(
          integers.implies(integers.atMost(integers.number(lengths.offset()), number), regular));
    }
  }
}
