package dev.clew.cli;

import dev.clew.app.UserException;
import dev.clew.app.analysis.RunInterruption;
import dev.clew.app.options.ExplorationSettings;
import dev.clew.app.options.Options;
import dev.clew.app.options.Setting;
import dev.clew.app.options.Settings;
import dev.clew.app.options.UnitSettings;
import dev.clew.app.run.ExitCode;
import dev.clew.app.targets.TargetSet;
import dev.clew.app.targets.Targets;
import dev.clew.app.work.FirstUnits;
import dev.clew.app.work.UnitBudget;
import dev.clew.app.work.WorkRun;
import dev.clew.solver.Budget;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.UnaryOperator;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code clew work}: parts of explorations, for whoever divides them among machines. */
@Command(
    name = "work",
    description =
        "Does units of work, lines of JSON with a target and some decisions: paths and what is"
            + " left come back. With TARGETs, prints the units that exploring them begins with.",
    abbreviateSynopsis = true,
    sortOptions = false,
    modelTransformer = SharedOptions.class,
    footer = {
      "",
      "Exit code 0 when every unit was begun or given back, 2 when one was bad (a line",
      "on standard error says which and why; the others are done), 4 for a bug in Clew.",
      "",
      "Examples:",
      "  clew work -cp app.jar com.acme.Cart > units",
      "  clew work --units units --unit-time 30s > answers",
      "  clew work -cp app.jar com.acme.Cart | clew work"
    })
final class WorkCommand implements Callable<Integer>, SharedOptions.Receiver {

  private final CommandHost host;
  private Options options = Options.defaults();

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "TARGET",
      arity = "0..*",
      description = "As for the other commands. Without one, units are done.")
  private List<String> targets = List.of();

  WorkCommand(CommandHost host) {
    this.host = host;
  }

  @Override
  public List<Setting<?>> settings() {
    return Settings.FOR_WORK;
  }

  @Override
  public void change(UnaryOperator<Options> change) {
    options = change.apply(options);
  }

  @Override
  public Integer call() throws IOException {
    return targets.isEmpty() ? work().number() : begin().number();
  }

  private ExitCode begin() throws IOException {
    try (TargetSet found = Targets.resolve(targets, options, this::mistake)) {
      found.skipped().forEach(this::mistake);
      FirstUnits.of(found, options, limited(UnitBudget.UNLIMITED)).forEach(this::print);
      return found.misnamed() > 0 ? ExitCode.USAGE : ExitCode.NOTHING_FOUND;
    }
  }

  private ExitCode work() throws IOException {
    try (RunInterruption interruption = RunInterruption.watch();
        BufferedReader lines = lines();
        WorkRun run =
            new WorkRun(
                options.get(ExplorationSettings.JOBS),
                budget(interruption),
                this::limited,
                this::print,
                this::mistake)) {
      return switch (run.perform(lines)) {
        case NONE -> ExitCode.NOTHING_FOUND;
        case BAD_UNIT -> ExitCode.USAGE;
        case BUG -> ExitCode.BUG;
      };
    }
  }

  private Budget budget(RunInterruption interruption) {
    Duration gone = Duration.ofNanos(System.nanoTime() - host.startNanos());
    Duration time =
        options
            .get(ExplorationSettings.TIME_BUDGET)
            .map(all -> all.compareTo(gone) > 0 ? all.minus(gone) : Duration.ZERO)
            .orElse(Duration.ofDays(365));
    return Budget.of(time, interruption.cancellation());
  }

  private UnitBudget limited(UnitBudget own) {
    return new UnitBudget(
        options.get(UnitSettings.UNIT_TIME).map(Duration::toMillis).orElse(own.millis()),
        options.get(UnitSettings.UNIT_PATHS).map(Integer::longValue).orElse(own.paths()),
        options.get(UnitSettings.UNIT_CHOICES).map(Integer::longValue).orElse(own.choices()));
  }

  private BufferedReader lines() {
    Optional<Path> file = options.get(UnitSettings.UNITS);
    try {
      Reader reader =
          file.isPresent()
              ? Files.newBufferedReader(file.get(), StandardCharsets.UTF_8)
              : new InputStreamReader(System.in, StandardCharsets.UTF_8);
      return new BufferedReader(reader);
    } catch (IOException e) {
      throw new UserException(file.get() + " cannot be read", "name a file of units with --units");
    }
  }

  private void print(String line) {
    PrintWriter out = spec.commandLine().getOut();
    out.println(line);
    out.flush();
  }

  private void mistake(String line) {
    FailureReport.report(spec.commandLine().getErr(), line);
  }
}
