package dev.clew.solver.chain;

import dev.clew.solver.Layer;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.FunctionTable;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Remembers decided queries by their canonical form, so that the same question about other unknowns
 * is answered too. Unknowns are not remembered: with more time they may be decided.
 */
final class ExactCache implements Layer {

  private final TermShapes shapes = new TermShapes();
  private final Map<List<Object>, Remembered> answers;

  public ExactCache(int capacity) {
    this.answers =
        new LinkedHashMap<>(16, 0.75f, true) {
          private static final long serialVersionUID = 1L;

          @Override
          protected boolean removeEldestEntry(Map.Entry<List<Object>, Remembered> eldest) {
            return size() > capacity;
          }
        };
  }

  @Override
  public String name() {
    return "exact cache";
  }

  @Override
  public boolean remembers() {
    return true;
  }

  @Override
  public Verdict check(Query query, Solver next) {
    CanonicalForm form = CanonicalForm.of(query.conjuncts(), shapes::of);
    Remembered remembered = answers.get(form.key());
    if (remembered != null) {
      return remembered.about(form);
    }
    Verdict verdict = next.check(query);
    Remembered fresh = inNumbers(verdict, form);
    if (fresh != null) {
      answers.put(form.key(), fresh);
    }
    return verdict;
  }

  private static @Nullable Remembered inNumbers(Verdict verdict, CanonicalForm form) {
    if (verdict instanceof Verdict.Unsat unsat) {
      return new RememberedCore(unsat.core().stream().map(form.conjuncts()::indexOf).toList());
    }
    if (verdict instanceof Verdict.Sat sat) {
      Assignment model = sat.assignment();
      return new RememberedModel(
          form.symbols().stream().map(model::value).toList(), model.functions());
    }
    return null;
  }

  /** An answer in terms of the numbers in a canonical form. */
  private sealed interface Remembered {
    Verdict about(CanonicalForm form);
  }

  private record RememberedCore(List<Integer> core) implements Remembered {
    @Override
    public Verdict about(CanonicalForm form) {
      return new Verdict.Unsat(core.stream().map(form.conjuncts()::get).toList());
    }
  }

  private record RememberedModel(List<Value> values, Map<Function, FunctionTable> functions)
      implements Remembered {
    @Override
    public Verdict about(CanonicalForm form) {
      Map<Symbol, Value> assigned = new LinkedHashMap<>();
      for (int i = 0; i < values.size(); i++) {
        assigned.put(form.symbols().get(i), values.get(i));
      }
      return new Verdict.Sat(Assignment.of(assigned, functions));
    }
  }
}
