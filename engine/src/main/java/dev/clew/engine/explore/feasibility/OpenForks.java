package dev.clew.engine.explore.feasibility;

import dev.clew.engine.machine.DecisionPath;
import dev.clew.engine.machine.Insn;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Tells which decisions of a path were choices. While a path runs it is enough that they seemed to
 * be; where a bound counts them, a solver is asked, once for each.
 */
public final class OpenForks {

  private final Feasibility feasibility;
  private final ExprFactory terms;
  private final Map<DecisionPath, Boolean> known = new WeakHashMap<>();

  public OpenForks(Feasibility feasibility, ExprFactory terms) {
    this.feasibility = feasibility;
    this.terms = terms;
  }

  /** Whether a path had more choices at an instruction than so many. */
  public boolean areMoreThan(int limit, DecisionPath path, @Nullable Insn at) {
    if (path.visits(at) <= limit) {
      return false;
    }
    List<DecisionPath> decisions = path.choicesAt(at);
    int most = decisions.size();
    int open = 0;
    for (DecisionPath decision : decisions) {
      if (known.computeIfAbsent(decision, this::isOpen)) {
        open++;
      } else {
        most--;
      }
      if (open > limit || most <= limit) {
        break;
      }
    }
    return most > limit;
  }

  private boolean isOpen(DecisionPath decision) {
    DecisionPath before = decision.before();
    Expr guard = decision.guard();
    return before == null || guard == null || feasibility.mayDiffer(before, terms.not(guard));
  }
}
