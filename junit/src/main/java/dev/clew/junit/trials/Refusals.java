package dev.clew.junit.trials;

import dev.clew.junit.source.cases.SuiteCase;
import dev.clew.replay.Replay.Ending;
import dev.clew.replay.TraceFrame;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Exceptions that are meant, by where the program's own code lets them out. What is thrown anywhere
 * else may be an error, which is not judged here.
 */
public final class Refusals {

  private record Refusal(String exception, String site) {}

  private final Set<Refusal> known;

  private Refusals(Set<Refusal> known) {
    this.known = Set.copyOf(known);
  }

  /** Those of calls that nothing is wrong with. */
  public static Refusals of(List<SuiteCase> cases) {
    Set<Refusal> known = new HashSet<>();
    for (SuiteCase each : cases) {
      if (!each.isError() && each.replay().ending() instanceof Ending.Threw threw) {
        known.add(refusal(threw));
      }
    }
    return new Refusals(known);
  }

  /** Whether a call that ended so can be a test of what is right. */
  boolean allow(Ending ending) {
    return ending instanceof Ending.Returned
        || (ending instanceof Ending.Threw threw && known.contains(refusal(threw)));
  }

  private static Refusal refusal(Ending.Threw threw) {
    String site =
        threw.trace().stream()
            .filter(frame -> !frame.isJdk())
            .map(TraceFrame::site)
            .map(Object::toString)
            .findFirst()
            .orElse("");
    return new Refusal(threw.exception(), site);
  }
}
