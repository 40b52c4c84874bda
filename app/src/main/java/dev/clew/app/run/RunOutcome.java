package dev.clew.app.run;

import dev.clew.output.Finding;
import dev.clew.output.HotspotResult;
import dev.clew.output.Results;
import dev.clew.output.Shortfall;
import java.util.Optional;

/**
 * What a run came to.
 *
 * @param code never says more than what is in the results, and what was wanted of them
 */
public record RunOutcome(Results results, ExitCode code) {

  static RunOutcome of(RunRequest request, Results results) {
    boolean hasErrors =
        switch (request.goal()) {
          case EXPLORE, TEST -> false;
          case CHECK -> results.findings().anyMatch(Finding::isError);
          case STRINGS -> results.hotspots().stream().anyMatch(HotspotResult::isError);
        };
    return new RunOutcome(results, ExitCode.of(results, hasErrors, request.options()));
  }

  /** Why the run says nothing about the program, with the remedy. */
  public Optional<String> emptiness() {
    return code == ExitCode.USAGE ? nothingEntered(results) : Optional.empty();
  }

  /** A run that tried calls and reached no line of any method says nothing about the program. */
  static Optional<String> nothingEntered(Results results) {
    boolean tried = results.targets().stream().anyMatch(target -> target.trials().isPresent());
    return tried && results.targets().stream().noneMatch(Shortfall::isEntered)
        ? Shortfall.of(results).stream()
            .findFirst()
            .map(cause -> "no method could be entered: " + cause.text())
        : Optional.empty();
  }
}
