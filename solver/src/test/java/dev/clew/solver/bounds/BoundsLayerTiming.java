package dev.clew.solver.bounds;

import dev.clew.solver.Budget;
import dev.clew.solver.Query;
import dev.clew.solver.Verdict;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.ExprFactory;
import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.Rewriter;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Prints what a query of a typical mix costs; run by hand. */
final class BoundsLayerTiming {

  private final ExprFactory factory = new ExprFactory(Rewriter.NONE);
  private final Random random = new Random(1);
  private final List<Symbol> ints = new ArrayList<>();
  private final Symbol n = factory.symbol("n", Sort.LONG);
  private final Symbol m = factory.symbol("m", Sort.LONG);
  private final Symbol c = factory.symbol("c", Sort.CHAR);
  private final Symbol d = factory.symbol("d", Sort.DOUBLE);
  private final Symbol p = factory.symbol("p", Sort.BOOL);

  private BoundsLayerTiming() {
    for (int i = 0; i < 4; i++) {
      ints.add(factory.symbol("x" + i, Sort.INT));
    }
  }

  public static void main(String[] args) {
    BoundsLayerTiming timing = new BoundsLayerTiming();
    List<Query> queries = new ArrayList<>();
    for (int i = 0; i < 2000; i++) {
      queries.add(timing.query());
    }
    BoundsLayer layer = new BoundsLayer();
    Asked next = new Asked();
    for (int round = 0; round < 400; round++) {
      int sat = 0;
      int unsat = 0;
      long start = cpuNanos();
      for (Query query : queries) {
        Verdict verdict = layer.check(query, next);
        sat += verdict instanceof Verdict.Sat ? 1 : 0;
        unsat += verdict instanceof Verdict.Unsat ? 1 : 0;
      }
      double micros = (cpuNanos() - start) / 1e3 / queries.size();
      if (round % 50 == 49) {
        System.out.printf("%.2f µs per query; sat %d, unsat %d%n", micros, sat, unsat);
      }
    }
    split(layer, queries);
  }

  /** Of this thread alone: the machine may be busy with other things. */
  private static long cpuNanos() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  /** What each kind of answer costs. */
  private static void split(BoundsLayer layer, List<Query> queries) {
    Asked next = new Asked();
    for (Class<?> kind : List.of(Verdict.Sat.class, Verdict.Unsat.class, Verdict.Unknown.class)) {
      List<Query> some =
          queries.stream().filter(query -> kind.isInstance(layer.check(query, next))).toList();
      long start = cpuNanos();
      for (int round = 0; round < 20; round++) {
        some.forEach(query -> layer.check(query, next));
      }
      double micros = (cpuNanos() - start) / 1e3 / 20 / Math.max(1, some.size());
      System.out.printf("%s: %d, %.2f µs each%n", kind.getSimpleName(), some.size(), micros);
    }
  }

  private Query query() {
    List<Expr> conjuncts = new ArrayList<>();
    int size = 1 + random.nextInt(12);
    for (int i = 0; i < size; i++) {
      conjuncts.add(conjunct());
    }
    Assignment hint =
        random.nextBoolean()
            ? Assignment.EMPTY
            : Assignment.of(Map.of(ints.get(0), Value.of(random.nextInt(20))));
    return new Query(conjuncts, hint, Budget.unlimited());
  }

  private Expr x() {
    return ints.get(random.nextInt(ints.size()));
  }

  private Expr constant() {
    return factory.intConst(random.nextInt(100) - 20);
  }

  private Expr conjunct() {
    Expr one = factory.intConst(1);
    Expr letter = factory.convert(BitsOp.ZERO_EXTEND, Sort.INT, c);
    Expr compared =
        factory.ite(
            factory.apply(BitsOp.SLT, n, m),
            factory.intConst(-1),
            factory.ite(factory.eq(n, m), factory.intConst(0), one));
    return switch (random.nextInt(14)) {
      case 0 -> factory.apply(BitsOp.SLT, factory.apply(BitsOp.ADD, x(), one), x());
      case 1 ->
          factory.eq(factory.apply(BitsOp.AND, x(), factory.intConst(7)), factory.intConst(3));
      case 2 ->
          factory.eq(factory.apply(BitsOp.SREM, x(), factory.intConst(10)), factory.intConst(4));
      case 3, 4 -> factory.not(factory.eq(x(), x()));
      case 5 -> factory.apply(BitsOp.SLE, factory.intConst(0), x());
      case 6 -> factory.apply(BitsOp.SLT, x(), x());
      case 7 -> factory.apply(BitsOp.SLT, x(), constant());
      case 8 -> random.nextBoolean() ? p : factory.not(p);
      case 9 -> factory.apply(BitsOp.SLE, factory.intConst('a'), letter);
      case 10 -> factory.apply(BitsOp.SLE, letter, factory.intConst('z'));
      case 11 -> factory.apply(BitsOp.SLT, compared, factory.intConst(random.nextInt(2)));
      case 12 -> factory.apply(FloatOp.LT, d, factory.doubleConst(random.nextInt(50)));
      default -> factory.not(factory.eq(x(), constant()));
    };
  }
}
