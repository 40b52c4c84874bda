package dev.clew.benchmarks.sets;

import dev.clew.smt.process.SmtEngine;
import dev.clew.solver.chain.StringBackEnds;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Clew's string solvers, cvc5 and Z3 on public sets of scripts, file by file in one run.
 *
 * <p>cvc5 and Z3 read the files themselves; Clew reads them with its own front end. Each contestant
 * lives as long as the run. Arguments: the folder with one folder for each set, as {@code
 * benchmarks/public-sets.sh} makes it; {@code --sets a,b}; {@code --timeout seconds} for a file
 * (default 5); {@code --only solver,solver}.
 */
public final class PublicSets {

  private final PrintStream out;
  private final SetsOptions options;

  private PublicSets(PrintStream out, SetsOptions options) {
    this.out = out;
    this.options = options;
  }

  private static Map<String, Supplier<ScriptContestant>> contestants() {
    Map<String, Supplier<ScriptContestant>> all = new LinkedHashMap<>();
    all.put("portfolio", () -> new ClewContestant(StringBackEnds.ALL));
    all.put("cvc5", () -> new WorkerContestant(SmtEngine.CVC5));
    all.put("z3", () -> new WorkerContestant(SmtEngine.Z3));
    all.put("automata", () -> new ClewContestant(StringBackEnds.AUTOMATA));
    all.put("unrolled", () -> new ClewContestant(StringBackEnds.UNROLLED));
    all.put("smt", () -> new ClewContestant(StringBackEnds.SMT));
    return all;
  }

  @SuppressWarnings("SystemOut")
  public static void main(String[] args) throws IOException {
    PrintStream out = System.out;
    try {
      SetsOptions options = SetsOptions.parse(args, List.copyOf(contestants().keySet()));
      List<ScriptFile> files =
          ScriptFile.below(ScriptFile.folder(options.folder())).stream()
              .filter(file -> options.sets().isEmpty() || options.sets().contains(file.set()))
              .filter(file -> file.checks() > 0)
              .toList();
      new PublicSets(out, options).run(files);
    } catch (IllegalArgumentException mistake) {
      out.println(mistake.getMessage());
    }
  }

  private void run(List<ScriptFile> files) {
    Map<String, Supplier<ScriptContestant>> makers = contestants();
    SetsResults results = new SetsResults(files, options.limitSeconds());
    for (String name : options.only()) {
      Supplier<ScriptContestant> maker = makers.get(name);
      if (maker == null) {
        throw new IllegalArgumentException(name + " is none of " + makers.keySet());
      }
      try (ScriptContestant contestant = maker.get()) {
        run(name, contestant, files, results);
      }
    }
    new SetsReport(out, results).print();
  }

  private void run(
      String name, ScriptContestant contestant, List<ScriptFile> files, SetsResults results) {
    Duration timeout = options.timeout();
    for (ScriptFile file : files) {
      ScriptOutcome outcome = contestant.run(file, timeout);
      results.add(name, file, outcome);
      out.println(
          String.format(
              Locale.ROOT,
              "%-9s %8.3f s %-12s %s %s",
              name,
              outcome.seconds(),
              String.join(",", outcome.answers()),
              file,
              outcome.reason()));
    }
  }

  /**
   * What was asked for on the command line.
   *
   * @param sets empty for all
   */
  record SetsOptions(Path folder, List<String> sets, double limitSeconds, List<String> only) {

    static SetsOptions parse(String[] args, List<String> solvers) {
      @Nullable Path folder = null;
      List<String> sets = List.of();
      List<String> only = solvers;
      double limit = 5;
      for (int i = 0; i < args.length; i++) {
        if (!args[i].startsWith("--")) {
          folder = Path.of(args[i]);
          continue;
        }
        if (i + 1 == args.length) {
          throw new IllegalArgumentException(args[i] + " needs a value");
        }
        String value = args[++i];
        switch (args[i - 1]) {
          case "--sets" -> sets = List.of(value.split(",", -1));
          case "--only" -> only = List.of(value.split(",", -1));
          case "--timeout" -> limit = Double.parseDouble(value);
          default -> throw new IllegalArgumentException(args[i - 1] + " is no option");
        }
      }
      if (folder == null) {
        throw new IllegalArgumentException(
            "name the folder with the sets; benchmarks/public-sets.sh collects them");
      }
      return new SetsOptions(folder, sets, limit, only);
    }

    Duration timeout() {
      return Duration.ofMillis(Math.round(limitSeconds * 1000));
    }
  }
}
