package dev.clew.solver.unrolled;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;

/** Comparing two strings at their first difference. */
final class StringOrders {

  private final BoundedTexts texts;
  private final ExprFactory factory;
  private final BoundedNumbers numbers;

  StringOrders(BoundedTexts texts) {
    this.texts = texts;
    factory = texts.factory();
    numbers = texts.numbers();
  }

  Expr less(BoundedText left, BoundedText right) {
    Expr less = numbers.lt(left.length(), right.length());
    for (int i = common(left, right) - 1; i >= 0; i--) {
      Expr lower = factory.apply(BitsOp.ULT, texts.at(left, i), texts.at(right, i));
      less = factory.ite(differ(left, right, i), lower, less);
    }
    return less;
  }

  /** What {@code String.compareTo} gives. */
  BoundedInteger compare(BoundedText left, BoundedText right) {
    BoundedInteger result = numbers.subtract(left.length(), right.length());
    for (int i = common(left, right) - 1; i >= 0; i--) {
      BoundedInteger difference =
          numbers.subtract(
              numbers.unsigned(texts.at(left, i)), numbers.unsigned(texts.at(right, i)));
      result = numbers.ite(differ(left, right, i), difference, result);
    }
    return result;
  }

  private static int common(BoundedText left, BoundedText right) {
    return Math.min(left.capacity(), right.capacity());
  }

  private Expr differ(BoundedText left, BoundedText right, int place) {
    Expr both =
        factory.and(numbers.below(place, left.length()), numbers.below(place, right.length()));
    return factory.and(
        both, factory.not(factory.eq(texts.at(left, place), texts.at(right, place))));
  }
}
