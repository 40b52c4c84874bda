package dev.clew.engine.inputs;

import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.terms.Terms;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.semantics.StringTooLong;

/**
 * Unknowns of the primitive types: narrow where the type is, and widened as registers hold them.
 */
final class InputSymbols {

  private static final Sort SHORT = Sort.bits(Short.SIZE);

  private InputSymbols() {}

  /**
   * A text as long as a term's value may be. That is short enough for the lengths of many of them,
   * and offsets, to be added without wrapping: most indexes are exact integers then.
   */
  static Expr text(Terms terms, String name) {
    return terms.factory().text(name, StringTooLong.LONGEST);
  }

  static Expr create(Terms terms, String name, JvmType type) {
    ExprFactory factory = terms.factory();
    return switch (type.kind()) {
      case BOOLEAN -> terms.ints().ofBoolean(factory.symbol(name, Sort.BOOL));
      case BYTE -> terms.ints().promoteSigned(factory.symbol(name, Sort.BYTE));
      case SHORT -> terms.ints().promoteSigned(factory.symbol(name, SHORT));
      case CHAR -> terms.ints().promoteChar(factory.symbol(name, Sort.CHAR));
      case INT -> factory.symbol(name, Sort.INT);
      case LONG -> factory.symbol(name, Sort.LONG);
      case FLOAT -> factory.symbol(name, Sort.FLOAT);
      case DOUBLE -> factory.symbol(name, Sort.DOUBLE);
      case CLASS, ARRAY, VOID -> throw new IllegalArgumentException(type + " is not primitive");
    };
  }
}
