package dev.clew.solver.jvm;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import java.util.List;

/**
 * One operation: how its term is built, and the Java that it stands for. Where the Java throws an
 * {@link ArithmeticException} or {@link IllegalArgumentException} the term's value is unspecified.
 */
record Row(String name, List<Sort> parameters, Term term, Oracle oracle) {

  @FunctionalInterface
  interface Term {
    Expr build(Operations on, Expr[] arguments);
  }

  @FunctionalInterface
  interface TermOfOne {
    Expr build(Operations on, Expr x);
  }

  @FunctionalInterface
  interface TermOfTwo {
    Expr build(Operations on, Expr x, Expr y);
  }

  @FunctionalInterface
  interface TermOfThree {
    Expr build(Operations on, Expr x, Expr y, Expr z);
  }

  @FunctionalInterface
  interface Oracle {
    Value compute(Arguments arguments);
  }

  static Row of(String name, Sort a, TermOfOne term, Oracle oracle) {
    return new Row(name, List.of(a), (on, e) -> term.build(on, e[0]), oracle);
  }

  static Row of(String name, Sort a, Sort b, TermOfTwo term, Oracle oracle) {
    return new Row(name, List.of(a, b), (on, e) -> term.build(on, e[0], e[1]), oracle);
  }

  static Row of(String name, Sort a, Sort b, Sort c, TermOfThree term, Oracle oracle) {
    return new Row(name, List.of(a, b, c), (on, e) -> term.build(on, e[0], e[1], e[2]), oracle);
  }

  @Override
  public String toString() {
    return name;
  }
}
