package dev.clew.engine.explore;

import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Path;
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
final class OpenForks {

  private final Feasibility feasibility;
  private final ExprFactory terms;
  private final Map<Path, Boolean> known = new WeakHashMap<>();

  OpenForks(Feasibility feasibility, ExprFactory terms) {
    this.feasibility = feasibility;
    this.terms = terms;
  }

  /** Whether a path had more choices at an instruction than so many. */
  boolean areMoreThan(int limit, Path path, @Nullable Insn at) {
    if (path.visits(at) <= limit) {
      return false;
    }
    List<Path> decisions = path.choicesAt(at);
    int most = decisions.size();
    int open = 0;
    for (Path decision : decisions) {
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

  private boolean isOpen(Path decision) {
    Path before = decision.before();
    Expr guard = decision.guard();
    return before == null || guard == null || feasibility.mayDiffer(before, terms.not(guard));
  }
}
