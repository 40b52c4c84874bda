package dev.clew.cli;

import dev.clew.app.run.RunRequest.Goal;
import dev.clew.junit.SuiteReport;
import dev.clew.output.Results;
import java.io.IOException;
import java.nio.file.Path;
import picocli.CommandLine.Command;

/** {@code clew explore}: every path of some methods, with inputs that take it. */
@Command(
    name = "explore",
    description = "Lists the paths of methods: path condition, inputs, outcome.",
    abbreviateSynopsis = true,
    sortOptions = false,
    modelTransformer = SharedOptions.class,
    footer = {
      "",
      "Exit code 0 when it ran, whatever it found; 2 for bad usage, also when the rest",
      "was explored, or when no input could be used; 3 when",
      "anything was left out and --strict was given; 4 for a bug in Clew.",
      "",
      "Examples:",
      "  clew explore target/classes",
      "  clew explore -cp target/classes com.acme.Cart",
      "  clew explore -cp app.jar 'com.acme.Cart#total(int,java.lang.String)'",
      "  clew explore --time-budget 10s --out /tmp/cart -cp app.jar com.acme.Cart#total"
    })
final class ExploreCommand extends AnalysisCommand {

  ExploreCommand(Host host) {
    super(host);
  }

  @Override
  public Integer call() throws IOException {
    return exitCode(perform(Goal.EXPLORE, new Shown(progress())), /* hasErrors= */ false);
  }

  /** Paths. */
  private final class Shown extends RunConsole {

    Shown(Progress progress) {
      super(progress);
    }

    @Override
    public void found(Results results) {
      print(ExploreText.lines(results));
    }

    @Override
    public void wrote(SuiteReport report, Results results, Path folder) {
      throw new IllegalStateException("exploring writes no tests");
    }

    @Override
    public int exitCode(Results results) {
      return judge(results, /* hasErrors= */ false).number();
    }
  }
}
