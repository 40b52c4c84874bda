package dev.clew.cli;

import dev.clew.app.ScriptSolver;
import dev.clew.app.ScriptSolver.Outcome;
import dev.clew.app.options.StringSolverName;
import dev.clew.app.run.ExitCode;
import dev.clew.solver.LayerStatistics;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code clew solve}: the solver on its own. */
@Command(
    name = "solve",
    description = "Runs an SMT-LIB 2.6 script: booleans, integers, bit-vectors, floats, strings.",
    footer = {
      "",
      "Exit code 0 when the script ran to its end, 2 when it has a mistake, 3 when an",
      "answer was unknown and --strict was given.",
      "",
      "Examples:",
      "  clew solve query.smt2",
      "  clew solve --solver-timeout 30s --strict --stats query.smt2",
      "  echo '(assert (= (bvmul #x03 #x03) #x09)) (check-sat)' | clew solve -"
    })
final class SolveCommand implements Callable<Integer> {

  private static final String STANDARD_INPUT = "-";

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "FILE.smt2", description = "The script; - is standard input.")
  private String file;

  @Option(
      names = "--solver-timeout",
      paramLabel = "D",
      defaultValue = "3s",
      converter = DurationConverter.class,
      description =
          "For one check, as in 500ms, 30s or 5m, unless the script sets :timeout itself. Default:"
              + " ${DEFAULT-VALUE}.")
  private Duration timeout;

  @Option(
      names = "--string-solver",
      paramLabel = "NAME",
      defaultValue = "portfolio",
      converter = StringSolverConverter.class,
      description =
          "What decides about strings: automata, bitvector, smt or portfolio. Default:"
              + " ${DEFAULT-VALUE}.")
  private StringSolverName strings;

  @Option(names = "--strict", description = "Exit with 3 when an answer was unknown.")
  private boolean strict;

  @Option(
      names = "--stats",
      description = "Afterwards, say on standard error what each layer of the solver did.")
  private boolean statistics;

  @Override
  public Integer call() {
    ScriptSolver solver = new ScriptSolver(spec.commandLine().getOut(), timeout, strings);
    Outcome outcome =
        file.equals(STANDARD_INPUT) ? solver.run("<stdin>", System.in) : solver.run(file);
    report(outcome, spec.commandLine().getErr());
    return exitCode(outcome).number();
  }

  private void report(Outcome outcome, PrintWriter err) {
    outcome.notes().forEach(err::println);
    outcome.mistake().ifPresent(err::println);
    if (statistics) {
      table(outcome.statistics()).forEach(err::println);
    }
    err.flush();
  }

  private static List<String> table(List<LayerStatistics> layers) {
    String row = "%-20s %10s %10s %10s %10s %10s";
    List<String> lines = new ArrayList<>();
    lines.add(String.format(Locale.ROOT, row, "layer", "queries", "sat", "unsat", "unknown", "ms"));
    for (LayerStatistics layer : layers) {
      lines.add(
          String.format(
              Locale.ROOT,
              row,
              layer.layer(),
              layer.queries(),
              layer.sat(),
              layer.unsat(),
              layer.unknown(),
              layer.time().toMillis()));
    }
    return lines;
  }

  private ExitCode exitCode(Outcome outcome) {
    if (outcome.mistake().isPresent()) {
      return ExitCode.USAGE;
    }
    return strict && outcome.unknown() ? ExitCode.INCOMPLETE : ExitCode.NOTHING_FOUND;
  }
}
