package dev.clew.cli;

import dev.clew.app.UserException;
import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.outcome.Status;
import dev.clew.output.Results;
import dev.clew.output.TargetResult;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
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
      return new Description(ExitCode.USAGE, problem(usage), suggestion(usage) + help);
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

  /** Whether a bug in Clew ended a target. */
  static boolean isCrashed(Results results) {
    return results.targets().stream()
        .anyMatch(target -> target.exploration().status() == Status.FAILED);
  }

  /** Reports each target that a bug in Clew ended. */
  static void crashes(Results results, boolean verbose, PrintWriter err) {
    for (TargetResult target : results.targets()) {
      if (target.exploration().status() == Status.FAILED) {
        String details =
            target.exploration().reasons().keySet().stream()
                .filter(reason -> reason.cause() == ReasonCode.INTERNAL_ERROR)
                .map(Reason::detail)
                .collect(Collectors.joining(", "));
        String problem = "this is a bug in Clew: " + details + ", exploring " + target.title();
        report(err, new Description(ExitCode.BUG, problem, please(verbose)));
      }
    }
  }

  private static String please(boolean verbose) {
    return "please report it" + (verbose ? "" : " with what --verbose adds");
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

  private static void report(PrintWriter err, Description failure) {
    err.println("clew: " + failure.line);
    err.flush();
  }
}
