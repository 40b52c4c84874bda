package dev.clew.solver.search;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Rewriter;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import java.math.RoundingMode;
import java.util.List;
import java.util.function.DoubleUnaryOperator;

/** Builds the terms of the search's tests: the operator follows from the operands' sort. */
final class Terms {

  final ExprFactory factory = new ExprFactory(Rewriter.NONE);
  private final Expr nearest = factory.rounding(RoundingMode.HALF_EVEN);

  Symbol symbol(String name, Sort sort) {
    return factory.symbol(name, sort);
  }

  Symbol intSymbol(String name) {
    return symbol(name, Sort.INT);
  }

  Symbol longSymbol(String name) {
    return symbol(name, Sort.LONG);
  }

  Symbol doubleSymbol(String name) {
    return symbol(name, Sort.DOUBLE);
  }

  Symbol floatSymbol(String name) {
    return symbol(name, Sort.FLOAT);
  }

  Expr of(int value) {
    return factory.intConst(value);
  }

  Expr of(long value) {
    return factory.longConst(value);
  }

  Expr of(double value) {
    return factory.doubleConst(value);
  }

  Expr of(float value) {
    return factory.floatConst(value);
  }

  Expr integer(long value) {
    return factory.integerConst(value);
  }

  Expr add(Expr a, Expr b) {
    return switch (a.sort().kind()) {
      case BITS -> factory.apply(BitsOp.ADD, a, b);
      case FLOAT -> factory.apply(FloatOp.ADD, nearest, a, b);
      default -> factory.apply(IntegerOp.ADD, a, b);
    };
  }

  Expr mul(Expr a, Expr b) {
    return switch (a.sort().kind()) {
      case BITS -> factory.apply(BitsOp.MUL, a, b);
      case FLOAT -> factory.apply(FloatOp.MUL, nearest, a, b);
      default -> factory.apply(IntegerOp.MUL, a, b);
    };
  }

  Expr div(Expr a, Expr b) {
    return factory.apply(FloatOp.DIV, nearest, a, b);
  }

  Expr neg(Expr a) {
    return switch (a.sort().kind()) {
      case BITS -> factory.apply(BitsOp.NEG, a);
      case FLOAT -> factory.apply(FloatOp.NEG, a);
      default -> factory.apply(IntegerOp.NEG, a);
    };
  }

  Expr sub(Expr a, Expr b) {
    return add(a, neg(b));
  }

  Expr bits(BitsOp op, Expr... args) {
    return factory.apply(op, args);
  }

  Expr lt(Expr a, Expr b) {
    return switch (a.sort().kind()) {
      case BITS -> factory.apply(BitsOp.SLT, a, b);
      case FLOAT -> factory.apply(FloatOp.LT, a, b);
      default -> factory.apply(IntegerOp.LT, a, b);
    };
  }

  Expr gt(Expr a, Expr b) {
    return lt(b, a);
  }

  /** Java's {@code ==}. */
  Expr eq(Expr a, Expr b) {
    return a.sort().kind() == Sort.Kind.FLOAT ? factory.apply(FloatOp.EQ, a, b) : factory.eq(a, b);
  }

  Expr not(Expr a) {
    return factory.not(a);
  }

  Expr or(Expr a, Expr b) {
    return factory.or(a, b);
  }

  Expr ite(Expr c, Expr a, Expr b) {
    return factory.ite(c, a, b);
  }

  Expr rem(Expr a, Expr b) {
    return factory.apply(FloatOp.REM, a, b);
  }

  Expr sqrt(Expr a) {
    return factory.apply(FloatOp.SQRT, nearest, a);
  }

  /** Java's cast from a float to an integer. */
  Expr cast(Sort target, Expr a) {
    return factory.convert(FloatOp.TO_SIGNED, target, factory.rounding(RoundingMode.DOWN), a);
  }

  Expr toDouble(Expr bits) {
    return factory.convert(FloatOp.FROM_SIGNED, Sort.DOUBLE, nearest, bits);
  }

  /** A function of one double that runs for real; the same object for each call of this method. */
  static Function real(String name, DoubleUnaryOperator body) {
    return Function.runnable(
        name,
        List.of(Sort.DOUBLE),
        Sort.DOUBLE,
        args -> Value.of(body.applyAsDouble(args.get(0).asDouble())));
  }

  Expr call(Function function, Expr... args) {
    return factory.apply(function, args);
  }
}
