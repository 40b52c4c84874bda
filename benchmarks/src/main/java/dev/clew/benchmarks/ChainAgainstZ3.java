package dev.clew.benchmarks;

import dev.clew.solver.LayerStatistics;
import dev.clew.solver.Solver;
import dev.clew.solver.SolverProvider;
import dev.clew.solver.Verdict;
import dev.clew.solver.chain.SolverChain;
import java.io.PrintStream;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.ServiceLoader;

/**
 * The solver chain against plain incremental Z3 on the same queries, in one run.
 *
 * <p>Plain Z3 is the chain's own back end without any layer before it: one context, conjuncts
 * pushed and popped along the path. Rounds alternate, and the first of each is warm-up. Arguments:
 * number of queries (default 10,000), rounds (default 4), seed (default 0).
 */
public final class ChainAgainstZ3 {

  private static final Duration TIMEOUT = Duration.ofSeconds(3);

  private final PrintStream out;
  private final SolverProvider z3 = ServiceLoader.load(SolverProvider.class).iterator().next();

  private ChainAgainstZ3(PrintStream out) {
    this.out = out;
  }

  public static void main(String[] args) throws Exception {
    int queries = args.length > 0 ? Integer.parseInt(args[0]) : 10_000;
    int rounds = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    long seed = args.length > 2 ? Long.parseLong(args[2]) : 0;
    new ChainAgainstZ3(System.out).run(queries, rounds, seed);
  }

  private void run(int queries, int rounds, long seed) throws Exception {
    PathWorkload workload;
    try (Solver oracle = SolverChain.over(List.of(z3))) {
      workload = PathWorkload.grow(queries, seed, oracle);
    }
    long feasible = workload.steps().stream().filter(step -> workload.feasible(step.id())).count();
    print("%,d queries, %,d of them satisfiable", workload.steps().size(), feasible);
    for (int round = 0; round < rounds; round++) {
      double plain = time("plain incremental Z3", workload, z3.create(), false);
      boolean last = round == rounds - 1;
      double chain = time("chain", workload, SolverChain.over(List.of(z3)), last);
      print(
          "round %d%s: the chain is %.1f times faster",
          round, round == 0 ? " (warm-up)" : "", plain / chain);
    }
  }

  private double time(String name, PathWorkload workload, Solver solver, boolean layers) {
    try (solver) {
      long start = System.nanoTime();
      List<Verdict> verdicts = workload.replay(solver, TIMEOUT);
      double millis = (System.nanoTime() - start) / 1e6;
      long unknown = verdicts.stream().filter(verdict -> !verdict.isDecided()).count();
      long wrong =
          workload.steps().stream()
              .filter(step -> contradicts(verdicts.get(step.id()), workload.feasible(step.id())))
              .count();
      print(
          "%-21s %,8.0f ms, %,.1f µs a query, %d unknown, %d wrong",
          name, millis, millis * 1000 / verdicts.size(), unknown, wrong);
      if (layers) {
        printLayers(solver.statistics(), verdicts.size());
      }
      return millis;
    }
  }

  private static boolean contradicts(Verdict verdict, boolean feasible) {
    return verdict.isDecided() && verdict instanceof Verdict.Sat != feasible;
  }

  private void printLayers(List<LayerStatistics> layers, int queries) {
    print("  %-18s %9s %9s %7s %9s %9s", "layer", "asked", "decided", "share", "ms", "µs/asked");
    for (LayerStatistics layer : layers) {
      double micros = layer.time().toNanos() / 1e3;
      print(
          "  %-18s %,9d %,9d %6.1f%% %,9.1f %9.2f",
          layer.layer(),
          layer.queries(),
          layer.decided(),
          100.0 * layer.decided() / queries,
          micros / 1e3,
          layer.queries() == 0 ? 0 : micros / layer.queries());
    }
  }

  private void print(String format, Object... values) {
    out.println(String.format(Locale.ROOT, format, values));
  }
}
