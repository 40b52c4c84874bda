package dev.clew.models.arrays;

import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.Model;
import dev.clew.engine.model.Models;
import dev.clew.engine.terms.Terms;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;

/**
 * Sorting, where all of the library's methods end in: {@code Arrays.sort} and {@code parallelSort},
 * lists, streams. The caller has checked the range. Numbers are sorted without a fork. Objects are
 * compared by their own code, or a comparator's: the JDK's code runs, on a range that is known.
 */
final class SortModels {

  /** Longer rows of unknown numbers are sorted by the JDK's code, which forks. */
  private static final int MOST_WITHOUT_FORK = 32;

  /** The most numbers of a range of unknown length. */
  private static final int MOST_NUMBERS = 8;

  /** The most objects of a range of unknown length: they have 24 orders, as lists of inputs do. */
  private static final int MOST_OBJECTS = 4;

  private static final String NUMBERS = "java/util/DualPivotQuicksort.sort([";
  private static final String OBJECTS = "([Ljava/lang/Object;II";

  private SortModels() {}

  static void register(Models models) {
    for (String type : new String[] {"B", "C", "S"}) {
      models.on(NUMBERS + type + "II)V", c -> numbers(c, KnownRange.of(1, MOST_NUMBERS)));
    }
    for (String type : new String[] {"I", "J", "F", "D"}) {
      models.on(NUMBERS + type + "III)V", c -> numbers(c, KnownRange.of(2, MOST_NUMBERS)));
    }
    Model objects = new OnKnownRange(KnownRange.of(1, MOST_OBJECTS));
    models
        .on("java/util/ComparableTimSort.sort" + OBJECTS + "[Ljava/lang/Object;II)V", objects)
        .on(
            "java/util/TimSort.sort" + OBJECTS + "Ljava/util/Comparator;[Ljava/lang/Object;II)V",
            objects);
  }

  private static CallExit numbers(Call c, KnownRange range) {
    if (!range.isKnown(c)) {
      return range.decide(c);
    }
    int low = range.low().value(c);
    int count = range.high().value(c) - low;
    if (count > MOST_WITHOUT_FORK) {
      return c.own();
    }
    ArrayElements array = new ArrayElements(c.memory(), (int) c.id(0));
    Expr[] row = new Expr[count];
    boolean isKnown = true;
    for (int i = 0; i < count; i++) {
      row[i] = array.get(low + i);
      isKnown &= row[i] instanceof Const;
    }
    if (isKnown) {
      return c.own();
    }
    SortingNetwork.run(count, (i, j) -> exchange(c.terms(), row, i, j));
    for (int i = 0; i < count; i++) {
      array.set(low + i, row[i]);
    }
    c.assume(isSorted(c.terms(), row));
    return c.done();
  }

  /** What holds by construction, and takes a solver long to find out. */
  private static Expr isSorted(Terms terms, Expr[] row) {
    Expr all = terms.factory().bool(true);
    for (int i = 1; i < row.length; i++) {
      all = terms.factory().and(all, inOrder(terms, row[i - 1], row[i]));
    }
    return all;
  }

  private static void exchange(Terms terms, Expr[] row, int low, int high) {
    Expr x = row[low];
    Expr y = row[high];
    Expr inOrder = inOrder(terms, x, y);
    row[low] = terms.factory().ite(inOrder, x, y);
    row[high] = terms.factory().ite(inOrder, y, x);
  }

  /** As {@code Double.compare} has it: -0.0 before 0.0, NaN last. */
  private static Expr inOrder(Terms terms, Expr x, Expr y) {
    if (!x.sort().equals(Sort.FLOAT) && !x.sort().equals(Sort.DOUBLE)) {
      return terms.ints().le(x, y);
    }
    Expr bits = terms.ints().le(terms.floats().toBits(x), terms.floats().toBits(y));
    Expr notGreater = terms.factory().and(terms.factory().not(terms.floats().lt(y, x)), bits);
    return terms.factory().or(terms.floats().lt(x, y), notGreater);
  }
}
