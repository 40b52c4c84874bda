package dev.clew.cli;

import dev.clew.app.options.Setting;
import dev.clew.app.options.Settings;
import dev.clew.app.run.RunRequest.Goal;
import java.util.List;
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
      "was explored, when no input could be used, or results could not be written; 3 when",
      "anything was left out and --strict was given; 4 for a bug in Clew.",
      "",
      "Examples:",
      "  clew explore target/classes",
      "  clew explore --tree -cp target/classes com.acme.Cart#total",
      "  clew explore -cp target/classes com.acme.Cart",
      "  clew explore -cp app.jar 'com.acme.Cart#total(int,java.lang.String)'",
      "  clew explore --time-budget 10s --out /tmp/cart -cp app.jar com.acme.Cart#total"
    })
final class ExploreCommand extends AnalysisCommand {

  ExploreCommand(CommandHost host) {
    super(host);
  }

  @Override
  public List<Setting<?>> settings() {
    return Settings.onClusters(Settings.FOR_EXPLORE);
  }

  @Override
  Goal goal() {
    return Goal.EXPLORE;
  }
}
