package dev.clew.solver.strings.graph;

import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.TermSubstitution;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Unknown strings, and numbers, of which a conjunct says what they are: the other conjuncts are
 * told, and what is made of constants alone is computed instead of looked for, however long it is.
 */
public final class KnownTexts {

  /** Each time, the conjuncts are built anew; one of them may name the next value. */
  private static final int MOST_ROUNDS = 16;

  private KnownTexts() {}

  /** Conjuncts that mean the same; those that say what a value is are kept. */
  public static List<Expr> toldIn(List<Expr> conjuncts, ExprFactory terms) {
    Map<Expr, Expr> known = new HashMap<>();
    List<Expr> told = conjuncts;
    for (int round = 0; round < MOST_ROUNDS && learn(told, known); round++) {
      TermSubstitution texts = new TermSubstitution(terms, leaf -> known.getOrDefault(leaf, leaf));
      List<Expr> next = new ArrayList<>();
      for (Expr conjunct : told) {
        next.add(isSource(conjunct, known) ? conjunct : texts.apply(conjunct));
      }
      told = next;
    }
    return told;
  }

  /** Whether there is something new. */
  private static boolean learn(List<Expr> conjuncts, Map<Expr, Expr> known) {
    int before = known.size();
    for (Expr conjunct : conjuncts) {
      if (isTold(conjunct)) {
        known.putIfAbsent(conjunct.arg(0), conjunct.arg(1));
      }
    }
    return known.size() > before;
  }

  private static boolean isTold(Expr conjunct) {
    return conjunct.is(CoreOp.EQ)
        && conjunct.arg(0) instanceof Symbol symbol
        && isTextOrNumber(symbol.sort())
        && conjunct.arg(1) instanceof Const;
  }

  private static boolean isTextOrNumber(Sort sort) {
    return switch (sort.kind()) {
      case STRING, INTEGER, BITS -> true;
      case BOOL, FLOAT, LANGUAGE, REFERENCE, ROUNDING -> false;
    };
  }

  private static boolean isSource(Expr conjunct, Map<Expr, Expr> known) {
    return isTold(conjunct) && known.get(conjunct.arg(0)) == conjunct.arg(1);
  }
}
