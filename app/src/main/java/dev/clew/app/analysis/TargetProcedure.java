package dev.clew.app.analysis;

import dev.clew.app.options.Setting;
import dev.clew.app.options.Settings;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.program.MethodInfo;
import dev.clew.output.Shortfall;
import dev.clew.output.TargetResult;
import dev.clew.output.Trials;
import dev.clew.solver.Budget;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** What a command does with each target. */
public interface TargetProcedure {

  /** Explores one method, and comes back soon after its budget is exhausted. */
  interface Exploring {

    /**
     * The same.
     *
     * @param found hears of each path as it ends, from any thread
     */
    Exploration explore(MethodInfo method, Budget budget, Consumer<ExploredPath> found);

    default Exploration explore(MethodInfo method, Budget budget) {
      return explore(method, budget, path -> {});
    }
  }

  /** What came of a target. */
  record Result(Exploration exploration, Optional<Trials> trials) {}

  /** Called once, before all others, where there are several targets. */
  default void begin(List<MethodInfo> targets, Budget budget) {}

  /** The methods that are explored first for a target, whatever comes of them. */
  default List<MethodInfo> explored(MethodInfo target) {
    return List.of(target);
  }

  /** What is known of a target without performing anything; its turn ends with that. */
  default Optional<TargetResult> known(MethodInfo target, TimeSlice time) {
    return Optional.empty();
  }

  /**
   * Performed for each target in turn, and again for one that its time was too short for.
   *
   * @param time that it has
   */
  Result perform(MethodInfo target, TimeSlice time, Exploring exploring);

  /**
   * Called for the result of the last performance if it is used: what is remembered of it until the
   * end of the run, instead of an earlier one of the same target. Memory is kept for the others.
   */
  default TargetResult kept(TargetResult result) {
    return result;
  }

  /**
   * Whether something is left to do for a result when the search is over. While that is so for
   * none, the time that is kept for it is better spent on searching.
   */
  default boolean needsEnding(TargetResult result) {
    return true;
  }

  /** Whether a call of the run has reached a target by now. */
  default boolean isEntered(MethodInfo target, TargetResult result) {
    return Shortfall.isEntered(result);
  }

  /** Whether calls of other targets have reached one that had no turn yet. */
  default boolean isReached(MethodInfo target) {
    return false;
  }

  /** Whether what matters most of a target is known: then others are given more time first. */
  default boolean isAnswered(MethodInfo target) {
    return false;
  }

  /** Targets that may show more than others, by what is known by now; the best first. */
  default List<MethodInfo> worthMore() {
    return List.of();
  }

  /** A result as it is at the end of the run, when other targets have had their turns. */
  default TargetResult finished(TargetResult result) {
    return result;
  }

  /** Those that the results file is to tell. */
  default List<Setting<?>> settings() {
    return Settings.ALL;
  }
}
