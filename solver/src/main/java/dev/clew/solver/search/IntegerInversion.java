package dev.clew.solver.search;

import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Value;
import java.math.BigInteger;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/** What one argument of an operator on mathematical integers must be for a wanted result. */
final class IntegerInversion {

  private IntegerInversion() {}

  static @Nullable Value solve(
      IntegerOp op, int which, Value[] args, Value target, SplittableRandom random) {
    BigInteger own = args[which].asInteger();
    BigInteger other = args[args.length - 1 - which].asInteger();
    BigInteger solution =
        switch (op) {
          case ADD -> target.asInteger().subtract(other);
          case NEG -> target.asInteger().negate();
          case MUL -> other.signum() == 0 ? null : target.asInteger().divide(other);
          case DIV -> quotientArgument(which, other, target.asInteger());
          case MOD -> remainderArgument(which, own, other, target.asInteger());
          case LT, LE ->
              new OrderInversion(op == IntegerOp.LT, target.asBoolean(), which == 0)
                  .beside(other, random);
        };
    return solution == null ? null : Value.of(solution);
  }

  private static BigInteger quotientArgument(int which, BigInteger other, BigInteger target) {
    return which == 0
        ? target.multiply(other)
        : target.signum() == 0 ? other.abs().add(BigInteger.ONE) : other.divide(target);
  }

  private static BigInteger remainderArgument(
      int which, BigInteger own, BigInteger other, BigInteger target) {
    if (which == 1) {
      return other.subtract(target);
    }
    return other.signum() == 0 ? target : own.subtract(own.mod(other.abs())).add(target);
  }
}
