package dev.clew.cli;

import dev.clew.app.UserException;
import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.Status;
import dev.clew.output.Results;
import dev.clew.output.TargetResult;
import java.io.PrintWriter;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns whatever went wrong into one line on standard error and an exit code. */
final class Failures {
  private Failures() {}

  /**
   * What is said of a failure.
   *
   * @param line the problem and its remedy
   */
  record Description(ExitCode code, String line) {
    Description(ExitCode code, String problem, String remedy) {
      this(code, (problem + "; " + remedy).replaceAll("\\s*\\R\\s*", " "));
    }
  }

  /**
   * Arguments that do not parse and mistakes are the user's; anything else that was thrown while a
   * command ran is ours.
   */
  static Description describe(Throwable e, boolean verbose) {
    if (e instanceof ParameterException usage) {
      CommandSpec command = usage.getCommandLine().getCommandSpec();
      String help = "see '" + command.qualifiedName() + " --help'";
      return new Description(
          ExitCode.USAGE, String.valueOf(e.getMessage()), suggestion(usage) + help);
    }
    if (e instanceof UserException mistake) {
      return new Description(
          ExitCode.USAGE, String.valueOf(mistake.getMessage()), mistake.remedy());
    }
    return new Description(ExitCode.BUG, "this is a bug in Clew: " + e, please(verbose));
  }

  /** Says it on standard error; the exit code. */
  static int report(Throwable e, boolean verbose, PrintWriter err) {
    Description failure = describe(e, verbose);
    report(err, failure);
    if (verbose && failure.code == ExitCode.BUG) {
      e.printStackTrace(err);
      err.flush();
    }
    return failure.code.number();
  }

  /** Reports each target that a bug in Clew ended; whether there is any. */
  static boolean crashes(Results results, boolean verbose, PrintWriter err) {
    boolean any = false;
    for (TargetResult target : results.targets()) {
      if (target.exploration().status() == Status.FAILED) {
        any = true;
        String details =
            target.exploration().reasons().keySet().stream()
                .map(Reason::detail)
                .collect(Collectors.joining(", "));
        String problem = "this is a bug in Clew: " + details + ", exploring " + target.title();
        report(err, new Description(ExitCode.BUG, problem, please(verbose)));
      }
    }
    return any;
  }

  private static String please(boolean verbose) {
    return "please report it" + (verbose ? "" : " with what --verbose adds");
  }

  private static String suggestion(ParameterException e) {
    if (e instanceof UnmatchedArgumentException unmatched) {
      List<String> similar = unmatched.getSuggestions();
      return similar.isEmpty() ? "" : "did you mean '" + similar.get(0) + "'? ";
    }
    return "";
  }

  private static void report(PrintWriter err, Description failure) {
    err.println("clew: " + failure.line);
    err.flush();
  }
}
