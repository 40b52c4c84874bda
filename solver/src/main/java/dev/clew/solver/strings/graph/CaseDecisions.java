package dev.clew.solver.strings.graph;

import dev.clew.solver.expr.Expr;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Conditions that are taken to be true or false in one case of a query. Immutable. */
public final class CaseDecisions {

  public static final CaseDecisions NONE = new CaseDecisions(Map.of());

  private final Map<Expr, Boolean> taken;

  private CaseDecisions(Map<Expr, Boolean> taken) {
    this.taken = taken;
  }

  /** In the order in which they were taken. */
  public Map<Expr, Boolean> taken() {
    return taken;
  }

  public @Nullable Boolean about(Expr condition) {
    return taken.get(condition);
  }

  public int size() {
    return taken.size();
  }

  public CaseDecisions with(Expr condition, boolean holds) {
    Map<Expr, Boolean> more = new LinkedHashMap<>(taken);
    more.put(condition, holds);
    return new CaseDecisions(more);
  }
}
