package dev.clew.output;

import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.outcome.OutcomeCases;
import dev.clew.output.Confirmation.State;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * All paths of a target in numbers, also those that its result does not list.
 *
 * @param endings how many ended how; none for an ending that no path has
 * @param states how many a real JVM answered how; empty where none was asked
 * @param untried by cause, those that were to be tried and were not
 */
public record PathTally(
    Map<Ending, Long> endings, Map<State, Long> states, List<UntriedPaths> untried) {

  /** The words of the results file for an outcome. */
  public enum Ending {
    RETURNED,
    THREW,
    CUT,
    UNSUPPORTED
  }

  public PathTally {
    endings = Map.copyOf(endings);
    states = Map.copyOf(states);
    untried = List.copyOf(untried);
  }

  /** Counts; costs one look at each path. */
  static PathTally of(Exploration exploration, List<Confirmation> confirmations) {
    Map<Ending, Long> endings = new EnumMap<>(Ending.class);
    for (ExploredPath path : exploration.paths()) {
      endings.merge(path.outcome().choose(new EndingOf()), 1L, Long::sum);
    }
    Map<State, Long> states = new EnumMap<>(State.class);
    List<UntriedPaths> untried = new ArrayList<>();
    for (Confirmation each : confirmations) {
      states.merge(each.state(), 1L, Long::sum);
      if (each.obstacle().leavesOut()) {
        untried.add(UntriedPaths.of(each));
      }
    }
    return new PathTally(endings, states, UntriedPaths.grouped(untried.stream()));
  }

  /** What each kind of outcome counts as. */
  private static final class EndingOf implements OutcomeCases<Ending> {

    @Override
    public Ending returned(Outcome.Returned returned) {
      return Ending.RETURNED;
    }

    @Override
    public Ending threw(Outcome.Threw threw) {
      return Ending.THREW;
    }

    @Override
    public Ending endless(Outcome.Endless endless) {
      return Ending.CUT;
    }

    @Override
    public Ending cut(Outcome.Cut cut) {
      return Ending.CUT;
    }

    @Override
    public Ending unsupported(Outcome.Unsupported unsupported) {
      return Ending.UNSUPPORTED;
    }
  }

  public long count(Ending ending) {
    return endings.getOrDefault(ending, 0L);
  }

  public long count(State state) {
    return states.getOrDefault(state, 0L);
  }

  /** How many paths there are. */
  public long paths() {
    return endings.values().stream().mapToLong(Long::longValue).sum();
  }

  /** Whether each path was tried that could be, and ended as it should. */
  public boolean isComplete() {
    return untried.isEmpty() && count(State.DIVERGED) == 0;
  }
}
