package dev.clew.solver.print;

/** How tightly the parts of a Java expression hold together, loosest first (JLS 15). */
enum JavaPrecedence {
  TERNARY,
  OR,
  AND,
  BIT_OR,
  BIT_XOR,
  BIT_AND,
  EQUALITY,
  RELATIONAL,
  SHIFT,
  ADDITIVE,
  MULTIPLICATIVE,
  /** A unary operator in Java; apart, so that two minus signs never stand side by side. */
  MINUS,
  /** Casts, {@code ~} and {@code !}. */
  UNARY,
  PRIMARY;

  /** The next level: what an operator's right operand must have when it groups to the left. */
  JavaPrecedence tighter() {
    return switch (this) {
      case TERNARY -> OR;
      case OR -> AND;
      case AND -> BIT_OR;
      case BIT_OR -> BIT_XOR;
      case BIT_XOR -> BIT_AND;
      case BIT_AND -> EQUALITY;
      case EQUALITY -> RELATIONAL;
      case RELATIONAL -> SHIFT;
      case SHIFT -> ADDITIVE;
      case ADDITIVE -> MULTIPLICATIVE;
      case MULTIPLICATIVE -> MINUS;
      case MINUS -> UNARY;
      case UNARY, PRIMARY -> PRIMARY;
    };
  }
}
