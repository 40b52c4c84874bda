package dev.clew.app;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import java.math.BigInteger;
import java.util.List;
import java.util.Random;

/**
 * Random conditions over a few unknowns of some sorts, built as they are written: of the kinds that
 * Z3 decides in milliseconds, so without products and quotients of two wide unknowns and without
 * functions of floats.
 */
final class RandomConditions {

  private static final int CHEAP_WIDTH = 8;

  private final ExprFactory factory;
  private final Random random;
  private final List<Sort> sorts;
  private final List<Function> functions;

  RandomConditions(ExprFactory factory, Random random, List<Sort> sorts) {
    this.factory = factory;
    this.random = random;
    this.sorts = sorts;
    // Two functions of one name are two functions.
    functions =
        sorts.stream().map(sort -> Function.uninterpreted("f", List.of(sort), sort)).toList();
  }

  Expr condition(int depth) {
    return switch (random.nextInt(depth > 0 ? 9 : 5)) {
      case 5 -> factory.not(condition(depth - 1));
      case 6 -> factory.and(condition(depth - 1), condition(depth - 1));
      case 7 -> factory.or(condition(depth - 1), condition(depth - 1));
      case 8 -> factory.eq(condition(depth - 1), factory.symbol("p", Sort.BOOL));
      default -> comparison(sorts.get(random.nextInt(sorts.size())), depth);
    };
  }

  private Expr comparison(Sort sort, int depth) {
    Expr a = term(sort, depth);
    Expr b = random.nextBoolean() ? leaf(sort) : term(sort, depth);
    Expr holds =
        random.nextInt(3) == 0
            ? factory.eq(a, b)
            : switch (sort.kind()) {
              case BITS ->
                  factory.apply(pick(BitsOp.SLT, BitsOp.SLE, BitsOp.ULT, BitsOp.ULE), a, b);
              case FLOAT -> factory.apply(pick(FloatOp.LT, FloatOp.LE, FloatOp.EQ), a, b);
              case INTEGER -> factory.apply(pick(IntegerOp.LT, IntegerOp.LE), a, b);
              case BOOL, REFERENCE, ROUNDING, STRING, LANGUAGE -> factory.eq(a, b);
            };
    return random.nextInt(3) == 0 ? factory.not(holds) : holds;
  }

  private Expr term(Sort sort, int depth) {
    if (depth == 0 || random.nextInt(5) == 0) {
      return leaf(sort);
    }
    Expr a = term(sort, depth - 1);
    if (random.nextInt(6) == 0) {
      return factory.ite(condition(depth - 1), a, term(sort, depth - 1));
    }
    if (sort.kind() != Sort.Kind.FLOAT && random.nextInt(8) == 0) {
      return factory.apply(functions.get(sorts.indexOf(sort)), a);
    }
    return switch (sort.kind()) {
      case BITS -> random.nextInt(5) == 0 ? resized(sort, depth - 1) : bits(sort, a, depth - 1);
      case FLOAT -> factory.apply(pick(FloatOp.NEG, FloatOp.ABS), a);
      case INTEGER -> integer(a, depth - 1);
      case BOOL, REFERENCE, ROUNDING, STRING, LANGUAGE -> a;
    };
  }

  private Expr bits(Sort sort, Expr a, int depth) {
    Expr b = term(sort, depth);
    return switch (random.nextInt(8)) {
      case 0, 1 -> factory.apply(BitsOp.ADD, a, b);
      case 2 -> factory.apply(BitsOp.ADD, a, factory.apply(BitsOp.NEG, b));
      case 3 -> factory.apply(pick(BitsOp.AND, BitsOp.OR, BitsOp.XOR), a, b);
      case 4 -> factory.apply(pick(BitsOp.SHL, BitsOp.LSHR, BitsOp.ASHR), a, b);
      case 5 -> factory.apply(BitsOp.NOT, a);
      default ->
          factory.apply(
              pick(BitsOp.MUL, BitsOp.SDIV, BitsOp.SREM, BitsOp.UDIV, BitsOp.UREM),
              a,
              sort.bits() <= CHEAP_WIDTH ? b : factory.bits(sort, random.nextInt(9) - 2));
    };
  }

  private Expr resized(Sort sort, int depth) {
    Sort from = sorts.get(random.nextInt(sorts.size()));
    if (from.kind() != Sort.Kind.BITS) {
      return leaf(sort);
    }
    BitsOp op =
        from.bits() >= sort.bits() ? BitsOp.TRUNCATE : pick(BitsOp.SIGN_EXTEND, BitsOp.ZERO_EXTEND);
    return factory.convert(op, sort, term(from, depth));
  }

  private Expr integer(Expr a, int depth) {
    return switch (random.nextInt(4)) {
      case 0 -> factory.apply(IntegerOp.NEG, a);
      case 1 ->
          factory.apply(
              pick(IntegerOp.MUL, IntegerOp.DIV, IntegerOp.MOD),
              a,
              factory.integerConst(random.nextInt(9) - 3));
      default -> factory.apply(IntegerOp.ADD, a, term(Sort.INTEGER, depth));
    };
  }

  private Expr leaf(Sort sort) {
    return random.nextInt(3) == 0
        ? factory.constant(value(sort))
        : factory.symbol("x" + random.nextInt(3), sort);
  }

  private Value value(Sort sort) {
    return switch (sort.kind()) {
      case BOOL -> Value.of(random.nextBoolean());
      case BITS, FLOAT -> Value.ofPattern(sort, pattern(sort.width()));
      case INTEGER -> Value.of(pattern(70).subtract(BigInteger.ONE.shiftLeft(69)));
      case REFERENCE -> Value.reference(sort, random.nextInt(3));
      case ROUNDING, STRING, LANGUAGE -> Value.zero(sort);
    };
  }

  private BigInteger pattern(int width) {
    BigInteger near = BigInteger.valueOf(random.nextInt(9) - 4L);
    return switch (random.nextInt(4)) {
      case 0 -> BigInteger.ONE.shiftLeft(width - 1).add(near);
      case 1 -> new BigInteger(width, random);
      default -> near;
    };
  }

  @SafeVarargs
  private <T> T pick(T... choices) {
    return choices[random.nextInt(choices.length)];
  }
}
