package dev.clew.engine.insn.array;

import dev.clew.engine.program.type.JvmType;
import dev.clew.solver.expr.Sort;

/** The sort of the term that a register holds for a value of a type. */
public final class ElementSorts {

  private ElementSorts() {}

  public static Sort of(JvmType type) {
    return switch (type.kind()) {
      case BOOLEAN, BYTE, CHAR, SHORT, INT -> Sort.INT;
      case LONG -> Sort.LONG;
      case FLOAT -> Sort.FLOAT;
      case DOUBLE -> Sort.DOUBLE;
      case CLASS, ARRAY, VOID -> throw new IllegalArgumentException(type + " has no terms");
    };
  }
}
