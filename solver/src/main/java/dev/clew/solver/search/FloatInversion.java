package dev.clew.solver.search;

import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import dev.clew.solver.semantics.Semantics;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * What one argument of a float operator must be for a wanted result, given the others. Because
 * operations round, the inverse operation may miss by some ulps: its neighbours are tried too.
 */
final class FloatInversion {

  private static final Value NEAREST = Value.of(RoundingMode.HALF_EVEN);
  private static final Value DOWN = Value.of(RoundingMode.DOWN);
  private static final int NEIGHBOURS = 4;

  private final FloatOp op;
  private final int which;
  private final Value[] args;
  private final Value target;
  private final SplittableRandom random;
  private final Sort sort;

  private FloatInversion(
      FloatOp op, int which, Value[] args, Value target, SplittableRandom random) {
    this.op = op;
    this.which = which;
    this.args = args;
    this.target = target;
    this.random = random;
    this.sort = args[which].sort();
  }

  /** Null when there is no such value or the rounding mode is asked for. */
  static @Nullable Value solve(
      FloatOp op, int which, Value[] args, Value target, SplittableRandom random) {
    if (op.rounds() && which == 0) {
      return null;
    }
    FloatInversion inversion = new FloatInversion(op, which, args, target, random);
    Value guess = inversion.guess();
    boolean exact =
        target.sort().kind() == Sort.Kind.BOOL || guess.sort().kind() != Sort.Kind.FLOAT;
    return exact ? guess : inversion.nudged(guess);
  }

  private Value guess() {
    int last = args.length - 1;
    return switch (op) {
      case ADD -> minus(target, args[which == last ? last - 1 : last]);
      case MUL -> divide(target, args[which == last ? last - 1 : last]);
      case DIV -> which == last ? divide(args[last - 1], target) : times(target, args[last]);
      case FMA -> fusedArgument();
      case SQRT -> times(target, target);
      case ROUND -> target;
      case REM, IEEE_REM -> which == 0 ? sameQuotient() : minus(args[0], target);
      case NEG -> apply(FloatOp.NEG, target);
      case ABS -> random.nextBoolean() ? target : apply(FloatOp.NEG, target);
      case LT, LE -> beside(op == FloatOp.LT);
      case EQ -> target.asBoolean() ? args[1 - which] : beside(true);
      case CONVERT -> Semantics.apply(FloatOp.CONVERT, sort, NEAREST, target);
      case FROM_SIGNED -> Semantics.apply(FloatOp.TO_SIGNED, sort, NEAREST, target);
      case FROM_UNSIGNED -> Semantics.apply(FloatOp.TO_UNSIGNED, sort, NEAREST, target);
      case FROM_BITS -> Semantics.apply(FloatOp.TO_BITS, sort, target);
      case TO_BITS -> Semantics.apply(FloatOp.FROM_BITS, sort, target);
      case TO_SIGNED -> withFraction(Semantics.apply(FloatOp.FROM_SIGNED, sort, NEAREST, target));
      case TO_UNSIGNED ->
          withFraction(Semantics.apply(FloatOp.FROM_UNSIGNED, sort, NEAREST, target));
    };
  }

  private Value apply(FloatOp other, Value... operands) {
    return Semantics.apply(other, operands[operands.length - 1].sort(), operands);
  }

  private Value minus(Value x, Value y) {
    return apply(FloatOp.ADD, NEAREST, x, apply(FloatOp.NEG, y));
  }

  private Value times(Value x, Value y) {
    return apply(FloatOp.MUL, NEAREST, x, y);
  }

  private Value divide(Value x, Value y) {
    return apply(FloatOp.DIV, NEAREST, x, y);
  }

  private Value fusedArgument() {
    return which == 3
        ? minus(target, times(args[1], args[2]))
        : divide(minus(target, args[3]), args[which == 1 ? 2 : 1]);
  }

  /** The dividend with the wanted remainder and the quotient that it has now; or the remainder. */
  private Value sameQuotient() {
    Value quotient = apply(FloatOp.ROUND, DOWN, divide(args[0], args[1]));
    return random.nextInt(4) == 0 ? target : apply(FloatOp.FMA, NEAREST, quotient, args[1], target);
  }

  private Value beside(boolean strict) {
    OrderInversion inversion = new OrderInversion(strict, target.asBoolean(), which == 0);
    BigInteger other = FloatOrder.wide(args[1 - which]);
    return FloatOrder.at(sort, inversion.beside(other, random));
  }

  /** The integral float, or one that lies between it and the next away from zero. */
  private Value withFraction(Value integral) {
    if (random.nextBoolean()) {
      return integral;
    }
    double value = FloatRounding.toDouble(integral);
    double fraction = random.nextInt(1, 100) / 100.0;
    boolean negative = value < 0 || (value == 0 && random.nextBoolean());
    return FloatRounding.of(sort, negative ? value - fraction : value + fraction);
  }

  /** The guess or a neighbour of it that gives the target exactly; else the guess. */
  private Value nudged(Value guess) {
    for (int i = 0; i <= 2 * NEIGHBOURS; i++) {
      long places = (i + 1) / 2 * (i % 2 == 0 ? 1L : -1L);
      Value near = i == 0 ? guess : FloatOrder.shifted(guess, BigInteger.valueOf(places));
      Value[] changed = args.clone();
      changed[which] = near;
      if (Semantics.apply(op, target.sort(), changed).equals(target)) {
        return near;
      }
    }
    return guess;
  }
}
