package dev.clew.subjects;

import java.util.function.IntBinaryOperator;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;

/** Code that is passed around: lambdas, method references, anonymous and local classes. */
final class Lambdas {

  private Lambdas() {}

  static int apply(int x) { // paths 2
    IntUnaryOperator twice = y -> y * 2;
    return twice.applyAsInt(x) == 8 ? 1 : 0; // returns 1: x * 2 == 8; returns 1: x * 2 != 8
  }

  static int captured(int x, int y) { // paths 2
    IntPredicate above = z -> z > y;
    return above.test(x) ? 1 : 0; // returns 1: x > y; returns 1: x <= y
  }

  static int chosen(boolean plus, int x) { // paths 4
    IntBinaryOperator operator = plus ? Lambdas::add : (a, b) -> a - b;
    return operator.applyAsInt(x, 3) > 0 ? 1 : 0; // returns 2: plus; returns 2: !plus
  }

  private static int add(int a, int b) {
    return a + b;
  }

  static int anonymous(int x) { // paths 2
    IntUnaryOperator negate =
        new IntUnaryOperator() {
          @Override
          public int applyAsInt(int y) {
            return -y;
          }
        };
    return negate.applyAsInt(x) > 0 ? 1 : 0; // returns 1: -x > 0; returns 1: -x <= 0
  }

  static int local(int x) { // paths 3
    class Counter {
      int count;

      void addIf(boolean condition) {
        if (condition) {
          count += x;
        }
      }
    }

    Counter counter = new Counter();
    counter.addIf(x > 0);
    counter.addIf(x > 10);
    return counter.count; // returns 3
  }

  static String named(int x) { // paths 3
    return x > 0 ? "positive" : x < 0 ? "negative" : "zero"; // returns 1: x > 0; returns 1: x < 0; returns 1: x == 0
  }

  static int onString(int x) { // paths 2
    String s = x == 1 ? "one" : "many";
    return s.length(); // returns 1: x == 1; returns 1: x != 1
  }
}
