package dev.clew.solver.strings.graph;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.strings.edges.ParsedEdge;
import dev.clew.solver.strings.strand.IntegerTerms;
import dev.clew.solver.strings.strand.Strand;
import java.math.BigInteger;
import java.util.Set;

/** How the length of a numeral and its number bound each other. */
public final class NumeralFacts {

  /** Numbers of more digits are rare; they are left to the search. */
  private static final int MOST_DIGITS = 19;

  private static final int DIGITS_OF_INTS = 10;
  private static final int SMALL = 999;

  private NumeralFacts() {}

  /**
   * A numeral of at most k units stands for less than the k-th power of the radix. Where k is none
   * it is no numeral, which may well be -1.
   */
  public static void lengthBoundsValue(StrandGraph graph, Strand strand, Expr value, int radix) {
    IntegerTerms integers = graph.integers();
    Expr length = graph.length(strand);
    BigInteger power = BigInteger.ONE;
    for (int units = 1; units <= MOST_DIGITS; units++) {
      power = power.multiply(BigInteger.valueOf(radix));
      Expr bound = integers.number(power);
      Expr small =
          integers
              .terms()
              .and(
                  integers.less(value, bound),
                  integers.less(integers.number(power.negate()), value));
      graph.state(integers.implies(integers.atMost(length, integers.number(units)), small));
    }
  }

  /** Numerals that people write are small, without zeros in front: worth trying first. */
  public static void preferShort(StrandGraph graph, Strand strand, Expr value, int radix) {
    IntegerTerms integers = graph.integers();
    ExprFactory terms = integers.terms();
    Expr sign =
        terms.ite(integers.less(value, integers.number(0)), integers.number(1), integers.number(0));
    Expr digits = integers.minus(graph.length(strand), sign);
    Expr all = terms.bool(true);
    BigInteger power = BigInteger.ONE;
    for (int units = 1; units <= DIGITS_OF_INTS; units++) {
      power = power.multiply(BigInteger.valueOf(radix));
      Expr small =
          terms.and(
              integers.less(value, integers.number(power)),
              integers.less(integers.number(power.negate()), value));
      Expr brief = integers.atMost(digits, integers.number(units));
      all = terms.and(all, integers.implies(small, brief));
    }
    graph.prefer(all);
    graph.prefer(integers.within(value, -SMALL, SMALL));
  }

  /** A number from the k-th power of the radix on is written with more than k digits. */
  public static void valueDecidesLength(
      StrandGraph graph, Strand strand, Expr number, int radix, Expr sign) {
    IntegerTerms integers = graph.integers();
    ExprFactory terms = integers.terms();
    Expr digits = integers.minus(graph.length(strand), sign);
    Expr magnitude =
        terms.ite(
            integers.less(number, integers.number(0)),
            integers.minus(integers.number(0), number),
            number);
    BigInteger power = BigInteger.ONE;
    graph.state(integers.atMost(integers.number(1), digits));
    for (int units = 1; units <= MOST_DIGITS; units++) {
      power = power.multiply(BigInteger.valueOf(radix));
      Expr large = integers.atMost(integers.number(power), magnitude);
      Expr longer = integers.less(integers.number(units), digits);
      graph.state(terms.eq(large, longer));
    }
  }

  /** A numeral of k units without zeros in front is at least the k-1-th power of its radix. */
  public static void valueAtLeast(ParsedEdge parsed, IntegerTerms integers, Set<Expr> facts) {
    Expr length = StrandGraph.length(parsed.strand(), integers);
    BigInteger power = BigInteger.ONE;
    for (int units = 2; units <= MOST_DIGITS; units++) {
      power = power.multiply(BigInteger.valueOf(parsed.radix()));
      facts.add(
          integers.implies(
              integers.atMost(integers.number(units), length),
              integers.atMost(integers.number(power), parsed.result())));
    }
  }
}
