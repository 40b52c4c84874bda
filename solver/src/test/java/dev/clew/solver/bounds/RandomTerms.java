package dev.clew.solver.bounds;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;
import java.util.List;
import java.util.Random;

/** Random conditions over bit-vector unknowns of one width and boolean flags. */
final class RandomTerms {

  private static final BitsOp[] BINARY = {
    BitsOp.ADD, BitsOp.ADD, BitsOp.ADD, BitsOp.MUL, BitsOp.SDIV, BitsOp.SREM, BitsOp.SREM,
    BitsOp.UDIV, BitsOp.UREM, BitsOp.AND, BitsOp.AND, BitsOp.OR, BitsOp.XOR, BitsOp.SHL,
    BitsOp.LSHR, BitsOp.ASHR
  };
  private static final BitsOp[] COMPARE = {
    BitsOp.SLT, BitsOp.SLT, BitsOp.SLE, BitsOp.SLE, BitsOp.ULT, BitsOp.ULE
  };

  private final ExprFactory factory;
  private final Random random;
  private final List<? extends Expr> unknowns;
  private final List<? extends Expr> flags;
  private final int range;

  /**
   * @param range constants are mostly below this in magnitude
   */
  RandomTerms(
      ExprFactory factory,
      Random random,
      List<? extends Expr> unknowns,
      List<? extends Expr> flags,
      int range) {
    this.factory = factory;
    this.random = random;
    this.unknowns = unknowns;
    this.flags = flags;
    this.range = range;
  }

  private Sort sort() {
    return unknowns.get(0).sort();
  }

  Expr number(int depth) {
    int kind = random.nextInt(depth <= 0 ? 4 : 10);
    if (kind < 3) {
      return unknowns.get(random.nextInt(unknowns.size()));
    }
    if (kind == 3) {
      return constant();
    }
    if (kind < 8) {
      Expr right = random.nextInt(3) > 0 ? constant() : number(depth - 1);
      return factory.apply(BINARY[random.nextInt(BINARY.length)], number(depth - 1), right);
    }
    return switch (random.nextInt(5)) {
      case 0 -> factory.apply(BitsOp.NEG, number(depth - 1));
      case 1 -> factory.apply(BitsOp.NOT, number(depth - 1));
      case 2 -> resized(depth - 1);
      default -> factory.ite(condition(depth - 1), number(depth - 1), number(depth - 1));
    };
  }

  private Expr constant() {
    return factory.bits(sort(), random.nextInt(2 * range) - range);
  }

  private Expr resized(int depth) {
    int width = sort().width();
    Sort narrow = Sort.bits(1 + random.nextInt(width));
    Expr cut = factory.convert(BitsOp.TRUNCATE, narrow, number(depth));
    return factory.convert(
        random.nextBoolean() ? BitsOp.SIGN_EXTEND : BitsOp.ZERO_EXTEND, sort(), cut);
  }

  Expr condition(int depth) {
    int kind = random.nextInt(depth <= 0 ? 8 : 12);
    if (kind < 5) {
      return factory.apply(
          COMPARE[random.nextInt(COMPARE.length)], number(depth - 1), number(depth - 1));
    }
    if (kind < 7 || (flags.isEmpty() && kind == 7)) {
      return factory.eq(number(depth - 1), number(depth - 1));
    }
    if (kind == 7) {
      return flags.get(random.nextInt(flags.size()));
    }
    return switch (random.nextInt(5)) {
      case 0 -> factory.and(condition(depth - 1), condition(depth - 1));
      case 1, 2 -> factory.or(condition(depth - 1), condition(depth - 1));
      default -> factory.not(condition(depth - 1));
    };
  }
}
