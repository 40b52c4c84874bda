package dev.clew.smt.z3;

import dev.clew.solver.expr.CoreOp;

/** Booleans, equality and choice, which mean the same in Z3. */
final class CoreEncoder {

  private final NativeContext context;

  CoreEncoder(NativeContext context) {
    this.context = context;
  }

  long encode(CoreOp op, long[] args) {
    return switch (op) {
      case NOT -> context.not(args[0]);
      case AND -> context.and(args);
      case OR -> context.or(args);
      case EQ -> context.eq(args[0], args[1]);
      case ITE -> context.ite(args[0], args[1], args[2]);
    };
  }
}
