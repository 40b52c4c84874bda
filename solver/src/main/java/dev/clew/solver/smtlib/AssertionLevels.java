package dev.clew.solver.smtlib;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.smtlib.syntax.SExpr;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What a script has asserted, level by level. */
final class AssertionLevels {

  private final List<Assertion> all = new ArrayList<>();
  private final List<Integer> levels = new ArrayList<>();

  /**
   * A condition.
   *
   * @param source as it was written
   * @param name empty when it has none
   */
  record Assertion(Expr condition, SExpr source, String name) {}

  void add(Assertion assertion) {
    all.add(assertion);
  }

  /** In the order in which they were made; unmodifiable. */
  List<Assertion> all() {
    return Collections.unmodifiableList(all);
  }

  int levels() {
    return levels.size();
  }

  void push() {
    levels.add(all.size());
  }

  void pop() {
    int size = levels.remove(levels.size() - 1);
    all.subList(size, all.size()).clear();
  }

  void clear() {
    all.clear();
    levels.clear();
  }
}
