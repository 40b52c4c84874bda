package dev.clew.benchmarks.conditions;

import dev.clew.benchmarks.sets.ClewContestant;
import dev.clew.benchmarks.sets.LastingBackEnds;
import dev.clew.benchmarks.sets.ScriptFile;
import dev.clew.smt.process.SmtEngine;
import dev.clew.smt.process.SmtWorker;
import dev.clew.solver.Solver;
import dev.clew.solver.chain.SolverChain;
import dev.clew.solver.expr.Expr;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Clew, cvc5 and Z3 on path conditions of Java code that works on strings, query by query in one
 * run.
 *
 * <p>A path grows conjunct by conjunct, each solver is asked at each step, and the last question is
 * the one that counts. cvc5 and Z3 keep what was asserted before; their time is the one that they
 * work, without the way to their processes and back. Clew is measured twice: with a new chain,
 * whose caches know nothing but the path so far, and with one that has seen all of it before.
 * Arguments: the folder (default {@code benchmarks/conditions}), repetitions (default 30), warm-up
 * rounds (default 20).
 */
public final class PathConditions implements AutoCloseable {

  private static final Duration PREFIX_TIMEOUT = Duration.ofMillis(500);
  private static final Duration TIMEOUT = Duration.ofSeconds(3);

  /** One that does not decide need not be asked as often. */
  private static final int ATTEMPTS = 2;

  /** The competitors, in the order of the columns. */
  enum Competitor {
    CLEW,
    CLEW_WITH_CACHES,
    CVC5,
    Z3;

    boolean isClew() {
      return this == CLEW || this == CLEW_WITH_CACHES;
    }
  }

  private final List<PathCondition> conditions;
  private final Map<PathCondition, Map<Competitor, QueryTimings>> timings = new HashMap<>();
  private final Map<PathCondition, List<Expr>> remembered = new HashMap<>();
  private final PathClimber climber = new PathClimber(PREFIX_TIMEOUT, TIMEOUT);
  private final LastingBackEnds backEnds = new LastingBackEnds(ClewContestant.backEnds());
  private final Solver cached = SolverChain.over(backEnds.providers());
  private final SmtWorker cvc5 = new SmtWorker(SmtEngine.CVC5);
  private final SmtWorker z3 = new SmtWorker(SmtEngine.Z3);

  private PathConditions(List<PathCondition> conditions) {
    this.conditions = conditions;
    for (PathCondition condition : conditions) {
      Map<Competitor, QueryTimings> all = new HashMap<>();
      for (Competitor competitor : Competitor.values()) {
        all.put(competitor, new QueryTimings());
      }
      timings.put(condition, all);
      remembered.put(condition, condition.conjuncts());
    }
  }

  @SuppressWarnings("SystemOut")
  public static void main(String[] args) throws IOException {
    PrintStream out = System.out;
    Path folder = Path.of(args.length > 0 ? args[0] : ScriptFile.CONDITIONS);
    int repetitions = args.length > 1 ? Integer.parseInt(args[1]) : 30;
    int warmUp = args.length > 2 ? Integer.parseInt(args[2]) : 20;
    List<PathCondition> conditions = new ArrayList<>();
    try {
      ScriptFile.below(ScriptFile.folder(folder))
          .forEach(file -> conditions.add(PathCondition.of(file)));
    } catch (IllegalArgumentException missing) {
      out.println(missing.getMessage());
      return;
    }
    try (PathConditions run = new PathConditions(conditions)) {
      run.rounds(warmUp, /* workers= */ ATTEMPTS);
      run.timings.values().forEach(all -> all.values().forEach(QueryTimings::restart));
      run.rounds(repetitions, repetitions);
      new ConditionsReport(out, run.conditions, run.timings).print();
    }
  }

  /** Native code needs less of a warm-up. */
  private void rounds(int count, int workers) {
    for (int round = 0; round < count; round++) {
      for (PathCondition condition : conditions) {
        for (Competitor competitor : Competitor.values()) {
          if (competitor.isClew() || round < workers) {
            ask(condition, competitor, round);
          }
        }
      }
    }
  }

  private void ask(PathCondition condition, Competitor competitor, int round) {
    QueryTimings own = timings.getOrDefault(condition, Map.of()).get(competitor);
    if (own != null && (round < ATTEMPTS || own.decided())) {
      ask(condition, competitor, own);
    }
  }

  private void ask(PathCondition condition, Competitor competitor, QueryTimings own) {
    switch (competitor) {
      case CLEW -> {
        List<Expr> conjuncts = condition.conjuncts();
        try (Solver chain = SolverChain.over(backEnds.providers())) {
          climber.climb(conjuncts, chain, own);
        }
      }
      case CLEW_WITH_CACHES ->
          climber.climb(remembered.getOrDefault(condition, List.of()), cached, own);
      case CVC5 -> climber.climb(condition, cvc5, own);
      case Z3 -> climber.climb(condition, z3, own);
    }
  }

  @Override
  public void close() {
    cached.close();
    backEnds.close();
    cvc5.close();
    z3.close();
  }
}
