package dev.clew.solver.strings;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import java.math.BigInteger;

/** How the length of a numeral and its number bound each other. */
final class NumeralFacts {

  /** Numbers of more digits are rare; they are left to the search. */
  private static final int MOST_DIGITS = 19;

  private NumeralFacts() {}

  /** Whether numerals can be of this radix: the JDK has 2 to 36. */
  static boolean isRadix(BigInteger radix) {
    return radix.bitLength() < Integer.SIZE
        && Character.MIN_RADIX <= radix.intValue()
        && radix.intValue() <= Character.MAX_RADIX;
  }

  /**
   * A numeral of at most k units stands for less than the k-th power of the radix. What is none may
   * stand for -1, even if it is empty.
   */
  static void lengthBoundsValue(Graph graph, Strand strand, Expr value, int radix) {
    Integers integers = graph.integers();
    Expr length = graph.length(strand);
    BigInteger power = BigInteger.ONE;
    for (int units = 0; units <= MOST_DIGITS; units++) {
      Expr bound = integers.number(power);
      Expr small =
          integers
              .terms()
              .and(
                  integers.less(value, bound),
                  integers.atMost(integers.number(power.negate()), value));
      graph.state(integers.implies(integers.atMost(length, integers.number(units)), small));
      power = power.multiply(BigInteger.valueOf(radix));
    }
  }

  /** A number from the k-th power of the radix on is written with more than k digits. */
  static void valueDecidesLength(Graph graph, Strand strand, Expr number, int radix, Expr sign) {
    Integers integers = graph.integers();
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
}
