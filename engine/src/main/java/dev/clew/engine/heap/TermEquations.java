package dev.clew.engine.heap;

import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What has to hold of the inputs so that values of two states are the same: collects an equation
 * for each pair that differs in its terms, or refuses all of them.
 */
public final class TermEquations {

  /** More of them say that something grows. */
  private static final int MOST = 32;

  private final @Nullable ExprFactory terms;
  private final Set<Expr> equations = new LinkedHashSet<>();

  private TermEquations(@Nullable ExprFactory terms) {
    this.terms = terms;
  }

  /** Only identical terms are the same. */
  public static TermEquations refused() {
    return new TermEquations(null);
  }

  public static TermEquations collected(ExprFactory terms) {
    return new TermEquations(terms);
  }

  /** What was collected, each once. */
  public List<Expr> all() {
    return List.copyOf(equations);
  }

  /** Whether two values, at least one of them a term, can be the same. */
  boolean equate(long oldRaw, @Nullable Object oldSym, long newRaw, @Nullable Object newSym) {
    if (oldSym == newSym) {
      return true;
    }
    if (terms == null) {
      return false;
    }
    if (oldSym instanceof Expr old) {
      return newSym instanceof Expr current
          ? equate(old, current)
          : newSym == null && equate(old, terms.raw(old.sort(), newRaw));
    }
    return oldSym == null
        && newSym instanceof Expr current
        && equate(terms.raw(current.sort(), oldRaw), current);
  }

  /** Whether two texts, each a String or a term of one, can be the same. */
  boolean equateTexts(@Nullable Object old, @Nullable Object current) {
    return terms != null
        && (old instanceof Expr || old instanceof String)
        && (current instanceof Expr || current instanceof String)
        && equate(text(terms, old), text(terms, current));
  }

  private static Expr text(ExprFactory terms, Object text) {
    return text instanceof Expr term ? term : terms.string((String) text);
  }

  private boolean equate(Expr old, Expr current) {
    if (terms == null || !old.sort().equals(current.sort())) {
      return false;
    }
    Expr equation = terms.eq(old, current);
    if (equation instanceof Const known) {
      return known.value().asBoolean();
    }
    equations.add(equation);
    return equations.size() <= MOST;
  }
}
