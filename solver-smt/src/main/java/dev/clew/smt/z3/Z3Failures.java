package dev.clew.smt.z3;

import dev.clew.solver.Budget;
import dev.clew.solver.Verdict;
import dev.clew.solver.Verdict.Reason;
import dev.clew.solver.Verdict.Unknown;
import java.util.Locale;

/** What to say of a native call that failed. */
final class Z3Failures {

  private Z3Failures() {}

  static boolean isMemory(String message) {
    return message.toLowerCase(Locale.ROOT).contains("memory") || message.contains("memout");
  }

  static Unknown verdict(Throwable failure, Budget budget) {
    if (failure instanceof UnsupportedTermException) {
      return new Unknown(Reason.UNSUPPORTED, line(failure));
    }
    if (budget.exhausted()) {
      return Verdict.outOf(budget);
    }
    return new Unknown(Reason.FAILED, "Z3 failed: " + line(failure));
  }

  /** The first line of the message, or what is thrown if it has none. */
  static String line(Throwable failure) {
    String message = failure.getMessage();
    return message == null || message.isBlank()
        ? failure.getClass().getSimpleName()
        : message.lines().findFirst().orElse("");
  }
}
