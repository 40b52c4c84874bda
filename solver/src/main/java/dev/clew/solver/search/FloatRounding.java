package dev.clew.solver.search;

import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import dev.clew.solver.semantics.Semantics;
import java.math.RoundingMode;

/** Floats of any format to and from {@code double}, rounded to nearest. */
final class FloatRounding {

  private static final Value NEAREST = Value.of(RoundingMode.HALF_EVEN);

  private FloatRounding() {}

  static double toDouble(Value value) {
    return value.sort().equals(Sort.DOUBLE)
        ? value.asDouble()
        : value.sort().equals(Sort.FLOAT)
            ? value.asFloat()
            : Semantics.apply(FloatOp.CONVERT, Sort.DOUBLE, NEAREST, value).asDouble();
  }

  static Value of(Sort sort, double value) {
    return sort.equals(Sort.DOUBLE)
        ? Value.of(value)
        : sort.equals(Sort.FLOAT)
            ? Value.of((float) value)
            : Semantics.apply(FloatOp.CONVERT, sort, NEAREST, Value.of(value));
  }
}
