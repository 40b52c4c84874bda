package dev.clew.solver.unrolled;

import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.PostOrder;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import java.util.ArrayList;
import java.util.List;

/** What a query is about: its unknowns, and how long strings probably have to be. */
final class LengthHints {

  private final List<Symbol> symbols = new ArrayList<>();
  private int length;

  private LengthHints() {}

  /**
   * @param most numbers beyond this are no lengths
   */
  static LengthHints of(List<Expr> conjuncts, int most) {
    LengthHints hints = new LengthHints();
    PostOrder order = new PostOrder();
    for (Expr conjunct : conjuncts) {
      order.visit(conjunct, expr -> hints.look(expr, most));
    }
    return hints;
  }

  private void look(Expr expr, int most) {
    if (expr instanceof Symbol symbol) {
      symbols.add(symbol);
    } else if (expr instanceof Const constant) {
      length = Math.max(length, Math.min(most, suggested(constant, most)));
    }
  }

  private static int suggested(Const constant, int most) {
    return switch (constant.sort().kind()) {
      case STRING -> constant.value().asString().length();
      case LANGUAGE -> (int) Math.min(most, constant.value().asLanguage().minLength());
      case INTEGER, BITS ->
          constant.value().asInteger().abs().bitLength() < Byte.SIZE - 1
              ? constant.value().asInteger().intValue()
              : 0;
      default -> 0;
    };
  }

  List<Symbol> symbols() {
    return symbols;
  }

  List<Symbol> strings() {
    return symbols.stream().filter(s -> s.sort().kind() == Sort.Kind.STRING).toList();
  }

  /** The length of the longest word in the query, and what numbers in it suggest. */
  int length() {
    return length;
  }
}
