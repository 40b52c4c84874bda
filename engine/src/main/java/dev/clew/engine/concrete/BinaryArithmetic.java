package dev.clew.engine.concrete;

import dev.clew.engine.terms.Terms;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.jvm.JvmFloats;
import dev.clew.solver.jvm.JvmIntegers;

/** Java's binary operators on truth values, ints, longs, floats and doubles. */
final class BinaryArithmetic {

  private final ExprFactory factory;
  private final JvmIntegers ints;
  private final JvmFloats floats;

  BinaryArithmetic(Terms terms) {
    this.factory = terms.factory();
    this.ints = terms.ints();
    this.floats = terms.floats();
  }

  Expr truth(Expr term) {
    if (!term.sort().equals(Sort.BOOL)) {
      throw new IllegalArgumentException(term + " is not a truth value");
    }
    return term;
  }

  Expr number(Expr term) {
    if (rank(term) < 0) {
      throw new IllegalArgumentException(term + " is not a number");
    }
    return term;
  }

  Expr negate(Expr term) {
    return isFloat(number(term)) ? floats.neg(term) : ints.neg(term);
  }

  private static boolean isFloat(Expr term) {
    return term.sort().kind() == Sort.Kind.FLOAT;
  }

  Expr apply(String operator, Expr left, Expr right) {
    boolean areTruths = left.sort().equals(Sort.BOOL) && right.sort().equals(Sort.BOOL);
    return switch (operator) {
      case "&&" -> factory.and(truth(left), truth(right));
      case "||" -> factory.or(truth(left), truth(right));
      default -> areTruths ? compareTruths(operator, left, right) : promoted(operator, left, right);
    };
  }

  private Expr compareTruths(String operator, Expr left, Expr right) {
    Expr equal = factory.eq(left, right);
    return switch (operator) {
      case "==" -> equal;
      case "!=" -> factory.not(equal);
      default -> throw new IllegalArgumentException(operator + " on truth values");
    };
  }

  private Expr promoted(String operator, Expr left, Expr right) {
    int rank = Math.max(rank(number(left)), rank(number(right)));
    Expr x = promote(left, rank);
    Expr y = promote(right, rank);
    return rank >= 2 ? ofFloats(operator, x, y) : ofIntegers(operator, x, y);
  }

  /** By how binary numeric promotion orders them (JLS 5.6); -1 for what is no number. */
  private static int rank(Expr term) {
    if (term.sort().equals(Sort.INT)) {
      return 0;
    }
    if (term.sort().equals(Sort.LONG)) {
      return 1;
    }
    return term.sort().equals(Sort.FLOAT) ? 2 : term.sort().equals(Sort.DOUBLE) ? 3 : -1;
  }

  private Expr promote(Expr term, int rank) {
    if (rank(term) == rank) {
      return term;
    }
    return switch (rank) {
      case 1 -> ints.i2l(term);
      case 2 -> floats.integerToFloat(term);
      default -> isFloat(term) ? floats.f2d(term) : floats.integerToDouble(term);
    };
  }

  private Expr ofIntegers(String operator, Expr x, Expr y) {
    return switch (operator) {
      case "+" -> ints.add(x, y);
      case "-" -> ints.sub(x, y);
      case "*" -> ints.mul(x, y);
      case "/" -> ints.div(x, y);
      case "%" -> ints.rem(x, y);
      case "==" -> ints.eq(x, y);
      case "!=" -> ints.ne(x, y);
      case "<" -> ints.lt(x, y);
      case "<=" -> ints.le(x, y);
      case ">" -> ints.gt(x, y);
      default -> ints.ge(x, y);
    };
  }

  private Expr ofFloats(String operator, Expr x, Expr y) {
    return switch (operator) {
      case "+" -> floats.add(x, y);
      case "-" -> floats.sub(x, y);
      case "*" -> floats.mul(x, y);
      case "/" -> floats.div(x, y);
      case "%" -> floats.rem(x, y);
      case "==" -> floats.eq(x, y);
      case "!=" -> floats.ne(x, y);
      case "<" -> floats.lt(x, y);
      case "<=" -> floats.le(x, y);
      case ">" -> floats.gt(x, y);
      default -> floats.ge(x, y);
    };
  }
}
