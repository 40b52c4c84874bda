package dev.clew.solver.search;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import dev.clew.solver.semantics.Semantics;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/** Inverts a product of a node with itself, which its factors alone do not suggest. */
final class SquareInversion {

  private SquareInversion() {}

  /** A root of the target, of either sign; null when the step is no square or there is no root. */
  static @Nullable Value root(SearchStep step, Value target, SplittableRandom random) {
    int last = step.args.length - 1;
    if (step.args[last] != step.args[last - 1]) {
      return null;
    }
    if (step.is(FloatOp.MUL)) {
      Value root =
          Semantics.apply(FloatOp.SQRT, step.sort, Value.of(RoundingMode.HALF_EVEN), target);
      return random.nextBoolean() ? root : Semantics.apply(FloatOp.NEG, step.sort, root);
    }
    boolean integer = step.is(IntegerOp.MUL) || step.is(BitsOp.MUL);
    if (!integer || target.asInteger().signum() < 0) {
      return null;
    }
    BigInteger root = target.asInteger().sqrt();
    BigInteger signed = random.nextBoolean() ? root : root.negate();
    return step.sort.kind() == Sort.Kind.INTEGER
        ? Value.of(signed)
        : Value.ofPattern(step.sort, signed);
  }
}
