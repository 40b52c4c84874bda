package dev.clew.engine.terms;

import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;

/** Puts a text together from known and unknown units. */
public final class UnitRow {

  private final Terms terms;
  private final StringBuilder known = new StringBuilder();
  private Expr before;

  public UnitRow(Terms terms) {
    this.terms = terms;
    this.before = terms.factory().string("");
  }

  public void add(char unit) {
    known.append(unit);
  }

  /**
   * Adds a unit as a register holds it.
   *
   * @param unit an {@code int}
   */
  public void add(Expr unit) {
    Expr one = terms.strings().ofChar(terms.ints().narrow(unit, Sort.CHAR));
    before = terms.text(before, known.toString(), one);
    known.setLength(0);
  }

  /** A String if all units are known, otherwise a term. */
  public Object content() {
    Expr text = terms.text(before, known.toString());
    return text instanceof dev.clew.solver.expr.Const constant ? constant.value().asString() : text;
  }
}
