package dev.clew.engine.insn.array;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.RefArray;
import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.terms.Terms;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.membership.ConstantTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** An array of known length at an unknown index. Neighbours with one value are taken together. */
final class ElementGroups {

  /** Elements from one index up to another with the same value. */
  private record Run(int first, int last, long raw, @Nullable Object sym) {}

  private ElementGroups() {}

  private static List<Run> runs(HeapArray array) {
    List<Run> runs = new ArrayList<>();
    int start = 0;
    for (int i = 1; i <= array.length(); i++) {
      boolean differs =
          i == array.length()
              || array.raw(i) != array.raw(start)
              || array.sym(i) != array.sym(start);
      if (differs) {
        runs.add(new Run(start, i - 1, array.raw(start), array.sym(start)));
        start = i;
      }
    }
    return runs;
  }

  /** The element as a tree of choices, as deep as the logarithm of the number of runs. */
  static Expr term(Terms terms, HeapArray array, Expr index) {
    Sort sort = ElementSorts.of(array.type().component().type());
    Expr composed = composed(terms, sort, array, index);
    if (composed != null) {
      return composed;
    }
    List<Run> runs = runs(array);
    return runs.isEmpty() ? terms.factory().raw(sort, 0) : choose(terms, sort, runs, index);
  }

  /** A constant element at an index that comes from a table itself; null for others. */
  private static @Nullable Expr composed(Terms terms, Sort sort, HeapArray array, Expr index) {
    ConstantTable indices = ConstantTable.of(index);
    ConstantTable elements =
        indices == null
            ? null
            : indices.map(at -> constant(terms, sort, array, at.value().asInt()));
    return elements == null ? null : elements.term(terms.factory());
  }

  /** An element that is known; 0 where there is none, which is never read. */
  private static @Nullable Const constant(Terms terms, Sort sort, HeapArray array, int index) {
    boolean exists = index >= 0 && index < array.length();
    if (exists && array.sym(index) != null) {
      return null;
    }
    return terms.factory().raw(sort, exists ? array.raw(index) : 0);
  }

  private static Expr choose(Terms terms, Sort sort, List<Run> runs, Expr index) {
    if (runs.size() == 1) {
      return terms.of(sort, runs.get(0).raw, runs.get(0).sym);
    }
    int middle = runs.size() / 2;
    Expr low = choose(terms, sort, runs.subList(0, middle), index);
    Expr high = choose(terms, sort, runs.subList(middle, runs.size()), index);
    Expr first = terms.factory().intConst(runs.get(middle).first);
    return terms.factory().ite(terms.ints().lt(index, first), low, high);
  }

  /** One branch for each distinct reference. */
  static void reads(
      Machine m, Insn at, int dst, RefArray array, Expr index, Expr inside, List<Branch> branches) {
    Terms terms = m.terms();
    Map<Long, Expr> guards = new LinkedHashMap<>();
    Map<Long, Run> values = new LinkedHashMap<>();
    for (Run run : runs(array)) {
      guards.merge(run.raw, within(terms, index, run), (a, b) -> terms.factory().or(a, b));
      values.putIfAbsent(run.raw, run);
    }
    guards.forEach(
        (raw, guard) -> {
          Run value = values.getOrDefault(raw, new Run(0, 0, 0, null));
          branches.add(
              Branch.when(
                  terms.factory().and(inside, guard),
                  (machine, frame) -> {
                    frame.set(dst, value.raw, value.sym);
                    return at.next();
                  }));
        });
  }

  private static Expr within(Terms terms, Expr index, Run run) {
    if (run.first == run.last) {
      return terms.ints().eq(index, terms.factory().intConst(run.first));
    }
    Expr first = terms.factory().intConst(run.first);
    Expr last = terms.factory().intConst(run.last);
    return terms.factory().and(terms.ints().ge(index, first), terms.ints().le(index, last));
  }
}
