package dev.clew.cli;

import dev.clew.app.ExplorerProvider;
import dev.clew.app.check.Suites;
import dev.clew.app.options.Options;
import dev.clew.app.options.Setting;
import dev.clew.app.options.Settings;
import dev.clew.engine.outcome.Status;
import dev.clew.output.Results;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.UnaryOperator;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** {@code clew test}: JUnit tests of the paths of methods. */
@Command(
    name = "test",
    description =
        "Writes JUnit tests that reach the paths of methods, compiled and run before they are kept.",
    abbreviateSynopsis = true,
    sortOptions = false,
    modelTransformer = SharedOptions.class,
    footer = {
      "",
      "Tests of what is right go to CartTest, of errors to CartErrorTest, below --out in",
      "the folder of their package. Files that Clew did not write are never overwritten.",
      "",
      "Exit code 0 when it ran, whatever it found; 2 for bad usage or input; 3 when",
      "anything was left out and --strict was given; 4 for a bug in Clew.",
      "",
      "Examples:",
      "  clew test target/classes --out src/test/java",
      "  clew test -cp app.jar com.acme.Cart --out tests --junit 4"
    })
final class TestCommand implements Callable<Integer>, SharedOptions.Receiver {

  private final ExplorerProvider explorers;
  private Options options = Options.defaults();

  @Spec private CommandSpec spec;
  @ParentCommand private ClewCommand clew;

  @Parameters(
      paramLabel = "TARGET",
      arity = "1..*",
      description =
          "A folder or jar of classes, a Maven project's folder, a CLASS, or a method:"
              + " CLASS#METHOD or, when overloaded, CLASS#METHOD(TYPE,TYPE).")
  private List<String> targets;

  TestCommand(ExplorerProvider explorers) {
    this.explorers = explorers;
  }

  @Override
  public void change(UnaryOperator<Options> change) {
    options = change.apply(options);
  }

  @Override
  public List<Setting<?>> settings() {
    return Settings.FOR_TEST;
  }

  @Override
  public Integer call() throws IOException {
    Progress progress =
        Progress.on(spec.commandLine().getErr(), options.get(Settings.QUIET), clew.verbose());
    Results results =
        new Run("test", options, explorers, progress)
            .perform(targets, (found, suites, store) -> finish(found, suites, progress));
    return exitCode(results).number();
  }

  private Results finish(Results results, Suites suites, Progress progress)
      throws InterruptedException {
    progress.note("writing, compiling and running tests");
    Suites.Written written = suites.tests(results, options.get(Settings.OUT));
    SuiteText.lines(written.report()).forEach(spec.commandLine().getOut()::println);
    spec.commandLine().getOut().flush();
    return written.results();
  }

  private ExitCode exitCode(Results results) {
    if (Failures.crashes(results, clew.verbose(), spec.commandLine().getErr())) {
      return ExitCode.BUG;
    }
    if (!results.skipped().isEmpty()) {
      return ExitCode.USAGE;
    }
    boolean isComplete =
        results.targets().stream()
            .allMatch(target -> target.exploration().status() == Status.COMPLETE);
    return options.get(Settings.STRICT) && !isComplete
        ? ExitCode.INCOMPLETE
        : ExitCode.NOTHING_FOUND;
  }
}
