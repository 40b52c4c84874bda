package dev.clew.cli;

import dev.clew.app.options.Setting;
import dev.clew.app.options.Settings;
import dev.clew.app.run.RunRequest.Goal;
import java.util.List;
import picocli.CommandLine.Command;

/** {@code clew check}: errors that a real JVM has shown. */
@Command(
    name = "check",
    description = "Finds runtime errors; reports only those that a real JVM confirmed.",
    abbreviateSynopsis = true,
    sortOptions = false,
    modelTransformer = SharedOptions.class,
    footer = {
      "",
      "Exit code 0 when nothing was found, 1 for confirmed errors; 2 for bad usage or",
      "input, when no call could be tried, or results could not be written; 3 when",
      "anything was left out or could not be tried and --strict was given; 4 for a bug",
      "in Clew.",
      "",
      "Calls are tried in a JVM of their own, which may not write files, use the network",
      "or start programs unless --allow says so.",
      "",
      "Examples:",
      "  clew check target/classes",
      "  clew check -cp app.jar com.acme.Cart",
      "  clew check -cp app.jar --errors implicit 'com.acme.Cart#total(int,java.lang.String)'"
    })
final class CheckCommand extends AnalysisCommand {

  CheckCommand(CommandHost host) {
    super(host);
  }

  @Override
  public List<Setting<?>> settings() {
    return Settings.onClusters(Settings.FOR_CHECK);
  }

  @Override
  Goal goal() {
    return Goal.CHECK;
  }
}
