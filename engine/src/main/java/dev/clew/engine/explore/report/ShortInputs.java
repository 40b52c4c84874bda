package dev.clew.engine.explore.report;

import dev.clew.engine.explore.feasibility.Feasibility;
import dev.clew.engine.explore.feasibility.PathModel;
import dev.clew.engine.explore.limit.Bounds;
import dev.clew.engine.heap.SymbolicArray;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.terms.Terms;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.PostOrder;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Looks for inputs in which no array and no string is long. */
final class ShortInputs {

  /**
   * What was found.
   *
   * @param model null if some input has to be too long
   * @param tooLong what it is then
   */
  record Found(@Nullable PathModel model, @Nullable Reason tooLong) {}

  /** Lengths that are tried for arrays whose length is free. */
  private static final int SHORT = 8;

  private final Feasibility solver;
  private final Bounds bounds;

  ShortInputs(Feasibility solver, Bounds bounds) {
    this.solver = solver;
    this.bounds = bounds;
  }

  /**
   * @param model one of the guards
   */
  Found look(Machine m, List<Expr> guards, PathModel model) {
    List<Expr> texts = lengthsOfTexts(m.terms(), guards);
    List<Expr> bounded = limited(m.terms(), guards, texts, bounds.maxStringLength());
    PathModel small = model;
    if (!isShort(texts, model, bounds.maxStringLength())) {
      small = solver.solve(bounded, PathModel.empty());
      if (small == null || !small.proven()) {
        String detail = "a string longer than " + bounds.maxStringLength();
        return new Found(null, new Reason(ReasonCode.MAX_STRING_LENGTH, detail));
      }
    }
    PathModel found = withShortArrays(m, bounded, small);
    return found == null
        ? new Found(
            null,
            new Reason(
                ReasonCode.MAX_ARRAY_LENGTH, "an array longer than " + bounds.maxArrayLength()))
        : new Found(found, null);
  }

  /** Guards that keep all lengths as short as they are in a model. */
  static List<Expr> asShort(Machine m, List<Expr> guards, PathModel model) {
    List<Expr> all = new ArrayList<>(guards);
    List<Expr> lengths = lengthsOfTexts(m.terms(), guards);
    lengths.addAll(lengthsOfArrays(m));
    for (Expr length : lengths) {
      all.add(atMost(m.terms(), length, model.evaluator().evaluate(length).asInt()));
    }
    return all;
  }

  private static List<Expr> lengthsOfArrays(Machine m) {
    List<Expr> lengths = new ArrayList<>();
    for (int id : m.journal().inputs()) {
      if (m.object(id) instanceof SymbolicArray array) {
        lengths.add(array.length());
      }
    }
    return lengths;
  }

  private static List<Expr> lengthsOfTexts(Terms terms, List<Expr> guards) {
    List<Expr> lengths = new ArrayList<>();
    PostOrder order = new PostOrder();
    for (Expr guard : guards) {
      order.visit(
          guard,
          term -> {
            if (term instanceof Symbol && term.sort().equals(Sort.STRING)) {
              lengths.add(terms.strings().length(term));
            }
          });
    }
    return lengths;
  }

  /** A model in which no array is long, if there is one; null if some array has to be too long. */
  private @Nullable PathModel withShortArrays(Machine m, List<Expr> guards, PathModel model) {
    List<Expr> lengths = lengthsOfArrays(m);
    if (isShort(lengths, model, SHORT)) {
      return model;
    }
    for (int limit = SHORT; ; limit = Math.min(limit * 8, bounds.maxArrayLength())) {
      PathModel found = solver.solve(limited(m.terms(), guards, lengths, limit), PathModel.empty());
      if (found != null && found.proven()) {
        return found;
      }
      if (limit >= bounds.maxArrayLength()) {
        return isShort(lengths, model, bounds.maxArrayLength()) ? model : null;
      }
    }
  }

  private static boolean isShort(List<Expr> lengths, PathModel model, int limit) {
    return lengths.stream().allMatch(length -> model.evaluator().evaluate(length).asInt() <= limit);
  }

  private static List<Expr> limited(Terms terms, List<Expr> guards, List<Expr> lengths, int limit) {
    List<Expr> all = new ArrayList<>(guards);
    for (Expr length : lengths) {
      all.add(atMost(terms, length, limit));
    }
    return all;
  }

  private static Expr atMost(Terms terms, Expr length, int limit) {
    return terms.ints().le(length, terms.factory().intConst(limit));
  }
}
