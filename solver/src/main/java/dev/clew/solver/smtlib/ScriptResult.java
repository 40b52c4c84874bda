package dev.clew.solver.smtlib;

import dev.clew.solver.Verdict;
import dev.clew.solver.Verdict.Sat;
import dev.clew.solver.Verdict.Unsat;
import java.util.List;

/**
 * What a script's checks were answered.
 *
 * @param answers in the order in which they were printed
 */
public record ScriptResult(List<Answer> answers) {

  public ScriptResult {
    answers = List.copyOf(answers);
  }

  /**
   * One answer.
   *
   * @param line where the check stands, from 1
   * @param verdict what the solver said
   * @param status what the script foretold with {@code (set-info :status …)}; empty if nothing
   */
  public record Answer(int line, Verdict verdict, String status) {

    /** {@code sat}, {@code unsat} or {@code unknown}. */
    public String word() {
      return ScriptResult.word(verdict);
    }

    /** Whether the script foretold the other decision: one of the two is wrong. */
    public boolean contradictsStatus() {
      return verdict.isDecided()
          && (status.equals("sat") || status.equals("unsat"))
          && !status.equals(word());
    }
  }

  public boolean hasUnknown() {
    return answers.stream().anyMatch(answer -> !answer.verdict().isDecided());
  }

  static String word(Verdict verdict) {
    if (verdict instanceof Sat) {
      return "sat";
    }
    return verdict instanceof Unsat ? "unsat" : "unknown";
  }
}
