package dev.clew.benchmarks.sets;

import java.util.List;

/**
 * What a contestant made of a script.
 *
 * @param answers {@code sat}, {@code unsat} or {@code unknown}, in order; fewer than there are
 *     checks when the run was cut short
 * @param unsupported whether something in the script is beyond the contestant
 * @param reason why there is no answer, or less than all
 */
record ScriptOutcome(List<String> answers, boolean unsupported, String reason, double seconds) {

  ScriptOutcome {
    answers = List.copyOf(answers);
  }

  /** Whether every check was answered, and in time. */
  boolean decided(ScriptFile file, double limit) {
    return answers.size() == file.checks() && !answers.contains("unknown") && seconds <= limit;
  }

  /** An answer, or nothing when there is none that says anything. */
  String answer(int check) {
    return check < answers.size() && !answers.get(check).equals("unknown")
        ? answers.get(check)
        : "";
  }

  /** The last answer stands for all. */
  String word() {
    return answers.isEmpty() ? "" : answers.get(answers.size() - 1);
  }

  /** Seconds until the answer; twice the limit when there is none in time. */
  double par2(ScriptFile file, double limit) {
    return decided(file, limit) ? seconds : 2 * limit;
  }
}
