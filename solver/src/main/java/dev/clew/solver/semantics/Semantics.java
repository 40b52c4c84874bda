package dev.clew.solver.semantics;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Op;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Value;
import java.math.RoundingMode;

/** Applies any interpreted operator to values. Allocates; evaluators take the raw ways. */
public final class Semantics {

  private Semantics() {}

  /** The value of the operator of result sort {@code result} on {@code args}. */
  public static Value apply(Op op, Sort result, Value... args) {
    return switch (op.theory()) {
      case CORE -> core((CoreOp) op, args);
      case BITS -> bits((BitsOp) op, result, args);
      case FLOAT -> floating((FloatOp) op, result, args);
      case INTEGER ->
          IntegerSemantics.apply(
              (IntegerOp) op, args[0].asInteger(), args[args.length - 1].asInteger());
      case STRING -> StringSemantics.apply((StringOp) op, result, args);
      case FUNCTION -> throw new IllegalArgumentException(op + " is not interpreted");
    };
  }

  private static Value core(CoreOp op, Value[] args) {
    return switch (op) {
      case NOT -> Value.of(!args[0].asBoolean());
      case AND -> Value.of(args[0].asBoolean() && args[1].asBoolean());
      case OR -> Value.of(args[0].asBoolean() || args[1].asBoolean());
      case EQ -> Value.of(args[0].equals(args[1]));
      case ITE -> args[0].asBoolean() ? args[1] : args[2];
    };
  }

  private static Value bits(BitsOp op, Sort result, Value[] args) {
    Value last = args[args.length - 1];
    Sort operand = args[0].sort();
    return result.isRaw() && operand.isRaw()
        ? Value.ofRaw(
            result,
            BitsSemantics.apply(op, operand.width(), result.width(), args[0].raw(), last.raw()))
        : WideBitsSemantics.apply(op, result, args[0], last);
  }

  private static Value floating(FloatOp op, Sort result, Value[] args) {
    int first = op.rounds() ? 1 : 0;
    RoundingMode mode = op.rounds() ? args[0].asRounding() : RoundingMode.HALF_EVEN;
    Value a = args[first];
    Value b = first + 1 < args.length ? args[first + 1] : a;
    Value c = first + 2 < args.length ? args[first + 2] : a;
    return JavaFloatSemantics.covers(op, mode, a.sort(), result)
        ? Value.ofRaw(
            result, JavaFloatSemantics.apply(op, mode, a.sort(), result, a.raw(), b.raw(), c.raw()))
        : SoftFloatSemantics.apply(op, mode, result, a, b, c);
  }
}
