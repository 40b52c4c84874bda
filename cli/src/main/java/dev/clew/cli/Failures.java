package dev.clew.cli;

import dev.clew.app.UserException;
import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.Status;
import dev.clew.output.Results;
import dev.clew.output.TargetResult;
import java.io.PrintWriter;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns whatever went wrong into one line on standard error and an exit code. */
final class Failures {
  private Failures() {}

  /** Arguments that do not parse: the user's mistake. */
  static int badUsage(ParameterException e) {
    CommandLine command = e.getCommandLine();
    String help = "see '" + command.getCommandSpec().qualifiedName() + " --help'";
    report(command.getErr(), String.valueOf(e.getMessage()), suggestion(e) + help);
    return ExitCode.USAGE.number();
  }

  /** Anything thrown while a command ran: the user's mistake, or ours. */
  static int thrown(Throwable e, boolean verbose, PrintWriter err) {
    if (e instanceof UserException mistake) {
      report(err, String.valueOf(mistake.getMessage()), mistake.remedy());
      return ExitCode.USAGE.number();
    }
    String hint = verbose ? "" : " with what --verbose adds";
    report(err, "this is a bug in Clew: " + e, "please report it" + hint);
    if (verbose) {
      e.printStackTrace(err);
      err.flush();
    }
    return ExitCode.BUG.number();
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
        String hint = verbose ? "" : " with what --verbose adds";
        report(
            err,
            "this is a bug in Clew: " + details + ", exploring " + target.title(),
            "please report it" + hint);
      }
    }
    return any;
  }

  private static String suggestion(ParameterException e) {
    if (e instanceof UnmatchedArgumentException unmatched) {
      List<String> similar = unmatched.getSuggestions();
      return similar.isEmpty() ? "" : "did you mean '" + similar.get(0) + "'? ";
    }
    return "";
  }

  private static void report(PrintWriter err, String problem, String remedy) {
    err.println("clew: " + (problem + "; " + remedy).replaceAll("\\s*\\R\\s*", " "));
    err.flush();
  }
}
