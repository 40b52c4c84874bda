package dev.clew.benchmarks.graphs;

import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.print.TermPrinter;
import java.util.List;

/**
 * A random conjunction about strings.
 *
 * @param edges how many operations it was made of
 * @param conjuncts what the operations and their domains ask for
 */
record StringGraph(int edges, List<Expr> conjuncts) {

  StringGraph {
    conjuncts = conjuncts.stream().filter(conjunct -> !isTrue(conjunct)).distinct().toList();
  }

  private static boolean isTrue(Expr conjunct) {
    return conjunct instanceof Const constant && constant.value().asBoolean();
  }

  @Override
  public String toString() {
    return String.join(" && ", conjuncts.stream().map(TermPrinter::print).toList());
  }
}
