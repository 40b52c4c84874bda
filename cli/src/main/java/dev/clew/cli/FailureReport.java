package dev.clew.cli;

import dev.clew.app.run.ExitCode;
import dev.clew.app.text.FailureText;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns whatever went wrong into one line on standard error and an exit code. */
final class FailureReport {
  private FailureReport() {}

  /**
   * Says on standard error what was thrown; the exit code. Arguments that do not parse and mistakes
   * are the user's; anything else is ours.
   */
  static int report(Throwable e, boolean verbose, PrintWriter err) {
    if (e instanceof ParameterException usage) {
      CommandSpec command = usage.getCommandLine().getCommandSpec();
      String help = "see '" + command.qualifiedName() + " --help'";
      report(err, FailureText.line(problem(usage), suggestion(usage) + help));
      return ExitCode.USAGE.number();
    }
    report(err, FailureText.line(e, verbose));
    ExitCode code = FailureText.code(e);
    if (verbose && code == ExitCode.BUG) {
      e.printStackTrace(err);
      err.flush();
    }
    return code.number();
  }

  /** Of arguments that do not match the first alone: those behind it are often its value. */
  private static String problem(ParameterException e) {
    if (e instanceof UnmatchedArgumentException unmatched && unmatched.isUnknownOption()) {
      return "Unknown option: '" + unmatched.getUnmatched().get(0) + "'";
    }
    return String.valueOf(e.getMessage());
  }

  private static String suggestion(ParameterException e) {
    return e instanceof UnmatchedArgumentException unmatched
        ? similar(unmatched).map(name -> "did you mean '" + name + "'? ").orElse("")
        : "";
  }

  /** What is spelt alike, or an option that has the word in its name. */
  private static Optional<String> similar(UnmatchedArgumentException unmatched) {
    List<String> alike = unmatched.getSuggestions();
    if (!alike.isEmpty()) {
      return Optional.of(alike.get(0));
    }
    String word = unmatched.getUnmatched().get(0).replaceFirst("^-+", "");
    return unmatched.getCommandLine().getCommandSpec().options().stream()
        .map(OptionSpec::longestName)
        .filter(name -> word.length() > 1 && name.contains(word))
        .findFirst();
  }

  /** Says a line on standard error. */
  static void report(PrintWriter err, String line) {
    err.println("clew: " + line);
    err.flush();
  }
}
