package dev.clew.app.text;

import dev.clew.app.UserException;
import dev.clew.app.run.ExitCode;
import dev.clew.app.run.RunOutcome;
import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.outcome.Status;
import dev.clew.output.TargetResult;
import dev.clew.output.text.SingleLine;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What went wrong, in one line each with what can be done about it. */
public final class FailureText {

  private FailureText() {}

  /** Whose fault it is that a run ended with an exception. */
  public static ExitCode code(Throwable e) {
    return e instanceof UserException ? ExitCode.USAGE : ExitCode.BUG;
  }

  /** A mistake is the user's; anything else that is thrown is a bug in Clew. */
  public static String line(Throwable e, boolean verbose) {
    return e instanceof UserException mistake
        ? line(String.valueOf(mistake.getMessage()), mistake.remedy())
        : line("this is a bug in Clew: " + e, please(verbose));
  }

  /** What is wrong, and what can be done about it. */
  public static String line(String problem, String remedy) {
    return SingleLine.of((problem + "; " + remedy).replaceAll("\\s*\\R\\s*", " "));
  }

  /** What is wrong with a run as a whole, though it ended: targets that crashed, nothing tried. */
  public static List<String> of(RunOutcome outcome, boolean verbose) {
    List<String> lines = new ArrayList<>();
    for (TargetResult target : outcome.results().targets()) {
      if (target.exploration().status() == Status.FAILED) {
        String problem =
            "this is a bug in Clew: " + details(target) + ", exploring " + target.title();
        lines.add(line(problem, please(verbose)));
      }
    }
    outcome.emptiness().map(why -> line(UserException.of(why), verbose)).ifPresent(lines::add);
    return lines;
  }

  private static String details(TargetResult target) {
    return target.exploration().reasons().keySet().stream()
        .filter(reason -> reason.cause() == ReasonCode.INTERNAL_ERROR)
        .map(Reason::detail)
        .collect(Collectors.joining(", "));
  }

  private static String please(boolean verbose) {
    return "please report it" + (verbose ? "" : " with what --verbose adds");
  }
}
