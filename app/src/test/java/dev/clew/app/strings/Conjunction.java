package dev.clew.app.strings;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.print.TermPrinter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Unknowns of small domains and what is asked of them. */
record Conjunction(List<Unknown> unknowns, List<Expr> literals) {

  /** The literals first, then what bounds the unknowns. */
  List<Expr> conjuncts() {
    List<Expr> all = new ArrayList<>(literals);
    unknowns.forEach(unknown -> all.addAll(unknown.bounds()));
    return all;
  }

  /** Fewer literals and unknowns and smaller terms, that are still of interest. */
  Conjunction smallest(Predicate<Conjunction> interesting) {
    Conjunction least = this;
    for (int i = literals.size() - 1; i >= 0; i--) {
      Conjunction fewer = new Conjunction(least.unknowns, without(least.literals, i));
      least = interesting.test(fewer) ? fewer : least;
    }
    least = Shrinking.shrunk(least, interesting);
    for (int i = unknowns.size() - 1; i >= 0; i--) {
      Conjunction fewer = new Conjunction(without(least.unknowns, i), least.literals);
      least = fewer.isClosed() && interesting.test(fewer) ? fewer : least;
    }
    return least;
  }

  /** Whether the unknowns of all literals are listed. */
  private boolean isClosed() {
    return literals.stream()
        .allMatch(
            literal ->
                Enumeration.symbols(literal).stream()
                    .allMatch(
                        symbol -> unknowns.stream().anyMatch(each -> each.symbol() == symbol)));
  }

  private static <T> List<T> without(List<T> list, int index) {
    List<T> fewer = new ArrayList<>(list);
    fewer.remove(index);
    return fewer;
  }

  @Override
  public String toString() {
    return String.join(" && ", conjuncts().stream().map(TermPrinter::print).toList());
  }
}
