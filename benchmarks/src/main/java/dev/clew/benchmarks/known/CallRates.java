package dev.clew.benchmarks.known;

import dev.clew.app.entry.EntryMaker;
import dev.clew.app.hunt.Hunt;
import dev.clew.app.hunt.Hunts;
import dev.clew.app.hunt.Judge;
import dev.clew.app.options.ExplorationSettings;
import dev.clew.app.options.Options;
import dev.clew.app.targets.TargetSet;
import dev.clew.app.targets.Targets;
import dev.clew.benchmarks.deep.CommandRunner;
import dev.clew.benchmarks.deep.LibraryJars;
import dev.clew.engine.inputs.NullInputs;
import dev.clew.replay.Replayer;
import dev.clew.replay.recipe.RecipeMaker;
import dev.clew.solver.Budget;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * How many concrete runs there are for a second of processor time, of both JVMs together, where
 * nothing else is done. What fails is not looked into.
 *
 * <p>Arguments: the list of bugs, thousands of calls, and names of bugs (default all).
 */
public final class CallRates {

  /** Calls that are not counted: classes are loaded in them. */
  private static final int FIRST = 2_000;

  private CallRates() {}

  @SuppressWarnings("SystemOut")
  public static void main(String[] args) throws IOException, InterruptedException {
    List<String> names = List.of(args).subList(2, args.length);
    PrintStream out = System.out;
    Path folder = Files.createTempDirectory("rates");
    for (KnownBug bug : KnownBug.read(Path.of(args[0]))) {
      if (names.isEmpty() || names.contains(bug.name())) {
        out.printf("| %s | %s |%n", bug.name(), rate(bug, folder, Long.parseLong(args[1])));
      }
    }
  }

  private static String rate(KnownBug bug, Path folder, long thousands)
      throws IOException, InterruptedException {
    Path own = folder.resolve(bug.library().replace(':', '-'));
    String jars =
        new LibraryJars(own, new CommandRunner(folder))
            .of(bug.library()).stream()
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
    Options options = Options.defaults().with(ExplorationSettings.CLASS_PATH, jars);
    try (TargetSet targets = Targets.resolve(List.of(bug.target()), options, note -> {});
        Replayer replayer = new Replayer(targets.jvms(), Duration.ofSeconds(2))) {
      Hunts hunts =
          new Hunts(
              targets.program(),
              new EntryMaker(targets.program()),
              new RecipeMaker(targets.program()),
              NullInputs.AUTO,
              1);
      Optional<Hunt> hunt = hunts.of(targets.methods().get(0), replayer, content -> {});
      if (hunt.isEmpty()) {
        return "no inputs | |";
      }
      hunt.get().go(FIRST, nobody(), Budget.unlimited(), Budget.unlimited());
      long calls = hunt.get().calls();
      double before = processorSeconds();
      hunt.get().go(FIRST + 1_000 * thousands, nobody(), Budget.unlimited(), Budget.unlimited());
      double taken = processorSeconds() - before;
      return String.format(
          "%d | %.1f | %.0f", hunt.get().calls(), taken, (hunt.get().calls() - calls) / taken);
    }
  }

  /** Wants nothing: so what fails costs nothing, whatever else a judge is asked. */
  private static Judge nobody() {
    return (Judge)
        Proxy.newProxyInstance(
            CallRates.class.getClassLoader(),
            new Class<?>[] {Judge.class},
            (proxy, method, arguments) -> false);
  }

  private static double processorSeconds() {
    return ProcessHandle.current().descendants().mapToDouble(CallRates::seconds).sum()
        + seconds(ProcessHandle.current());
  }

  private static double seconds(ProcessHandle process) {
    return process.info().totalCpuDuration().map(time -> time.toNanos() / 1e9).orElse(0d);
  }
}
