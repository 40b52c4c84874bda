package dev.clew.cli;

import dev.clew.app.options.Setting;
import dev.clew.app.options.Settings;
import dev.clew.app.run.RunRequest.Goal;
import java.util.List;
import picocli.CommandLine.Command;

/** {@code clew test}: JUnit tests of the paths of methods. */
@Command(
    name = "test",
    description =
        "Writes JUnit tests that reach the paths of methods, compiled and run before they are"
            + " kept.",
    abbreviateSynopsis = true,
    sortOptions = false,
    modelTransformer = SharedOptions.class,
    footer = {
      "",
      "Tests of what is right go to CartTest, of errors to CartErrorTest, below --out in",
      "the folder of their package; without --out that is clew-out/tests. Files that Clew",
      "did not write are never overwritten.",
      "",
      "Exit code 0 when it ran, whatever it found; 2 for bad usage or input, when no",
      "call could be tried, or results could not be written; 3 when anything was left",
      "out or could not be tried and --strict was given; 4 for a bug in Clew.",
      "",
      "Examples:",
      "  clew test target/classes --out src/test/java",
      "  clew test -cp app.jar com.acme.Cart --out tests --junit 4"
    })
final class TestCommand extends AnalysisCommand {

  TestCommand(CommandHost host) {
    super(host);
  }

  @Override
  public List<Setting<?>> settings() {
    return Settings.onClusters(Settings.FOR_TEST);
  }

  @Override
  Goal goal() {
    return Goal.TEST;
  }
}
