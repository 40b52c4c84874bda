package dev.clew.cli;

import dev.clew.app.UserException;
import dev.clew.app.report.ReportFiles;
import dev.clew.app.run.ExitCode;
import dev.clew.output.html.BadResultsException;
import dev.clew.replay.process.IoFailures;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code clew report}: the page about a run, made again from its results file. */
@Command(
    name = "report",
    description = "Makes the page about a run again, from its results file.",
    footer = {
      "",
      "Prints where the page is. Sources and tests are in it as far as they are still where",
      "they were.",
      "",
      "Exit code 0; 2 for a folder without results, or with damaged or old ones.",
      "",
      "Examples:",
      "  clew report",
      "  clew report build/clew-out"
    })
final class ReportCommand implements Callable<Integer> {

  private static final String RESULTS = "results.json";

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "DIR",
      arity = "0..1",
      defaultValue = "clew-out",
      description = "The folder with results.json, or the file itself. Default: clew-out.")
  private Path folder;

  @Override
  public Integer call() {
    Path results = Files.isRegularFile(folder) ? folder : folder.resolve(RESULTS);
    if (!Files.isRegularFile(results)) {
      throw new UserException(
          "there is no " + results, "name the folder that a run wrote its results to");
    }
    try {
      Path page = ReportFiles.rebuild(results);
      spec.commandLine().getOut().println(page);
      spec.commandLine().getOut().flush();
    } catch (BadResultsException e) {
      throw new UserException(String.valueOf(e.getMessage()), "run the command again");
    } catch (IOException e) {
      throw new UserException(
          "the page cannot be made (" + IoFailures.reason(e) + ")",
          "see that " + folder + " can be read and written");
    }
    return ExitCode.NOTHING_FOUND.number();
  }
}
