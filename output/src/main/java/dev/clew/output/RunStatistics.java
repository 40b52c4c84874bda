package dev.clew.output;

import dev.clew.engine.outcome.Effort;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Outcome;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A whole run in numbers.
 *
 * @param effort of all targets together
 * @param warnings places and exceptions that paths end with, as far as exploring says, each once
 * @param crashes those of them that a real JVM confirmed
 * @param errors causes that count as errors, each once
 * @param lines of source that the targets have, by their debug information
 */
public record RunStatistics(Effort effort, long warnings, long crashes, int errors, int lines) {

  private static final double THOUSAND = 1_000;

  public static RunStatistics of(Results results) {
    Effort effort = Effort.NONE;
    Set<Object> warnings = new HashSet<>();
    Set<Object> crashes = new HashSet<>();
    int lines = 0;
    Set<Object> errors = new HashSet<>();
    for (TargetResult target : results.targets()) {
      effort = effort.plus(target.exploration().effort());
      List<ExploredPath> paths = target.exploration().paths();
      Optional<Trials> trials = target.trials();
      for (int i = 0; i < paths.size(); i++) {
        if (paths.get(i).outcome() instanceof Outcome.Threw threw) {
          List<Object> place = List.of(threw.site(), threw.exception());
          warnings.add(place);
          if (target.confirmation(i).state() == Confirmation.State.CONFIRMED) {
            crashes.add(place);
          }
        }
      }
      if (trials.isPresent()) {
        lines += trials.get().lines().total();
        trials.get().findings().stream()
            .filter(Finding::isError)
            .forEach(
                finding ->
                    errors.add(
                        List.of(finding.site(), finding.exception(), finding.instruction())));
      }
    }
    return new RunStatistics(effort, warnings.size(), crashes.size(), errors.size(), lines);
  }

  /** 0 where there are no lines. */
  public double errorsPerThousandLines() {
    return lines == 0 ? 0 : errors * THOUSAND / lines;
  }
}
