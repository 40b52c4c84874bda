package dev.clew.cli;

import dev.clew.app.options.Setting;
import dev.clew.app.options.Settings;
import dev.clew.app.run.RunRequest.Goal;
import java.util.List;
import picocli.CommandLine.Command;

/** {@code clew strings}: what reaches interpreters, and whether an input can break out. */
@Command(
    name = "strings",
    description =
        "Tells which strings reach a database, a shell, a browser or another interpreter, and"
            + " whether an input can change what they mean.",
    abbreviateSynopsis = true,
    sortOptions = false,
    modelTransformer = SharedOptions.class,
    footer = {
      "",
      "proven   no input changes the structure of the sentence, whatever its length",
      "exploit  an input did, on a real JVM",
      "syntax   a string that is no sentence arrived, on a real JVM",
      "open     none of these; the reason is said",
      "What callers hand over as a whole sentence is counted only; --sources sentences",
      "looks at it, too.",
      "",
      "Exit code 0 when nothing was found, 1 for exploits; 2 for bad usage or input, when",
      "nothing could be tried, or results could not be written; 3 when anything was left",
      "out and --strict was given; 4 for a bug in Clew.",
      "",
      "Examples:",
      "  clew strings target/classes",
      "  clew strings --dialect mysql -cp app.jar com.acme.Users#find",
      "  clew strings --sink 'com.acme.Db#run(String):0=sql' -cp app.jar com.acme.Users",
      "  clew strings --returns -cp app.jar com.acme.Query#text"
    })
final class StringsCommand extends AnalysisCommand {

  StringsCommand(CommandHost host) {
    super(host);
  }

  @Override
  public List<Setting<?>> settings() {
    return Settings.FOR_STRINGS;
  }

  @Override
  Goal goal() {
    return Goal.STRINGS;
  }
}
