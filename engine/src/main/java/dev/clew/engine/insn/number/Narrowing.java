package dev.clew.engine.insn.number;

import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.terms.Terms;
import dev.clew.solver.expr.Expr;

/** What is left of an {@code int} in a place of a narrower type, as the {@code int} read back. */
public final class Narrowing {

  private Narrowing() {}

  public static long narrow(JvmType.Kind kind, long value) {
    return switch (kind) {
      case BOOLEAN -> value & 1;
      case BYTE -> (byte) value;
      case CHAR -> (char) value;
      case SHORT -> (short) value;
      case INT, LONG, FLOAT, DOUBLE, CLASS, ARRAY, VOID -> value;
    };
  }

  public static Expr narrow(JvmType.Kind kind, Terms terms, Expr value) {
    return switch (kind) {
      case BOOLEAN -> terms.ints().and(value, terms.factory().intConst(1));
      case BYTE -> terms.ints().i2b(value);
      case CHAR -> terms.ints().i2c(value);
      case SHORT -> terms.ints().i2s(value);
      case INT, LONG, FLOAT, DOUBLE, CLASS, ARRAY, VOID -> value;
    };
  }
}
