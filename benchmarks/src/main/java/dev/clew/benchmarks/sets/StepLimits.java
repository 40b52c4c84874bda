package dev.clew.benchmarks.sets;

import dev.clew.solver.LayerStatistics;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.Verdict;
import dev.clew.solver.chain.SolverChain;
import dev.clew.solver.chain.StringBackEnds;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;

/**
 * What automata decide within a number of steps, and how long that takes: what the limit of a
 * repeatable chain was chosen by. A row for each limit; the last one is none.
 *
 * <p>Arguments: the folder with scripts (default {@code benchmarks/conditions}), seconds for a
 * script (default 5).
 */
public final class StepLimits {

  private static final List<Long> LIMITS =
      List.of(100L, 500L, 1_000L, 2_000L, 5_000L, 10_000L, 20_000L, 50_000L, 200_000L, 1L << 40);

  private StepLimits() {}

  @SuppressWarnings("SystemOut")
  public static void main(String[] args) throws IOException {
    PrintStream out = System.out;
    Path folder = Path.of(args.length > 0 ? args[0] : ScriptFile.CONDITIONS);
    double seconds = args.length > 1 ? Double.parseDouble(args[1]) : 5;
    List<ScriptFile> files =
        ScriptFile.below(ScriptFile.folder(folder)).stream()
            .filter(file -> file.checks() > 0)
            .toList();
    Duration timeout = Duration.ofMillis(Math.round(seconds * 1000));
    measure(files, timeout, 1L << 40); // warms up
    out.println("| steps | decided | of | seconds | longest |");
    out.println("|---:|---:|---:|---:|---:|");
    for (long limit : LIMITS) {
      out.println(measure(files, timeout, limit));
    }
  }

  private static String measure(List<ScriptFile> files, Duration timeout, long limit) {
    int decided = 0;
    double all = 0;
    double longest = 0;
    for (ScriptFile file : files) {
      Solver automata = SolverChain.over(ClewContestant.backEnds(), StringBackEnds.AUTOMATA);
      try (ScriptContestant clew = new ClewContestant(new Limited(automata, limit))) {
        ScriptOutcome outcome = clew.run(file, timeout);
        decided += outcome.decided(file, timeout.toMillis() / 1e3) ? 1 : 0;
        all += outcome.seconds();
        longest = Math.max(longest, outcome.seconds());
      }
    }
    return String.format(
        Locale.ROOT,
        "| %s | %d | %d | %.2f | %.2f |",
        limit == 1L << 40 ? "any" : limit,
        decided,
        files.size(),
        all,
        longest);
  }

  /** Gives each query so many steps. */
  private record Limited(Solver solver, long steps) implements Solver {

    @Override
    public Verdict check(Query query) {
      return solver.check(query.withBudget(query.budget().atMostSteps(steps)));
    }

    @Override
    public List<LayerStatistics> statistics() {
      return solver.statistics();
    }

    @Override
    public void close() {
      solver.close();
    }
  }
}
