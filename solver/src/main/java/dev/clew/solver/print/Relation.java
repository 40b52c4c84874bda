package dev.clew.solver.print;

/** Java's comparison operators. */
enum Relation {
  LT("<"),
  LE("<="),
  GT(">"),
  GE(">="),
  EQ("=="),
  NE("!=");

  private final String symbol;

  Relation(String symbol) {
    this.symbol = symbol;
  }

  String symbol() {
    return symbol;
  }

  JavaPrecedence precedence() {
    return this == EQ || this == NE ? JavaPrecedence.EQUALITY : JavaPrecedence.RELATIONAL;
  }

  /** The same with the sides exchanged. */
  Relation mirrored() {
    return switch (this) {
      case LT -> GT;
      case LE -> GE;
      case GT -> LT;
      case GE -> LE;
      case EQ -> EQ;
      case NE -> NE;
    };
  }

  /** The opposite, in a total order. */
  Relation negated() {
    return switch (this) {
      case LT -> GE;
      case LE -> GT;
      case GT -> LE;
      case GE -> LT;
      case EQ -> NE;
      case NE -> EQ;
    };
  }
}
