package dev.clew.app.cache;

import dev.clew.engine.explore.ExplorationListener;
import dev.clew.engine.explore.Explorer;
import dev.clew.engine.explore.frontier.StrategyName;
import dev.clew.engine.explore.limit.Bounds;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.outcome.Status;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.path.ProgramQuestion;
import dev.clew.solver.Budget;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Looks up what was explored before, and keeps what another explorer finds. Explorations that go on
 * at once share their questions: more than each needs, never less.
 */
final class CachingExplorer implements Explorer {

  /** What depends on how fast the machine is, how busy and how large. */
  private static final Set<ReasonCode> OF_THE_MACHINE =
      EnumSet.of(
          ReasonCode.TIME,
          ReasonCode.NOT_STARTED,
          ReasonCode.NOT_STOPPED,
          ReasonCode.MEMORY,
          ReasonCode.SOLVER_UNKNOWN,
          ReasonCode.CONCRETE_UNSTABLE,
          ReasonCode.CONCRETE_FAILED,
          ReasonCode.INTERNAL_ERROR);

  private final Supplier<Explorer> explorer;
  private final RunCache cache;
  private int running;

  CachingExplorer(Supplier<Explorer> explorer, RunCache cache) {
    this.explorer = explorer;
    this.cache = cache;
  }

  @Override
  public Exploration explore(
      MethodInfo target,
      Bounds bounds,
      StrategyName strategy,
      long seed,
      int jobs,
      Budget budget,
      ExplorationListener listener) {
    Optional<KeptName> name = cache.keys().of(target, bounds, strategy, seed);
    Optional<Exploration> known = name.flatMap(this::find);
    if (known.isPresent()) {
      known.get().paths().forEach(listener::pathEnded);
      return known.get();
    }
    Explorer asked = explorer.get();
    begin();
    Set<ProgramQuestion> all;
    Exploration explored;
    try {
      explored = asked.explore(target, bounds, strategy, seed, jobs, budget, listener);
    } finally {
      all = end();
    }
    if (!budget.exhausted() && isRepeatable(explored)) { // a late one may lack questions
      name.ifPresent(each -> cache.keep(each, explored, all, /* hasForeignTexts= */ false));
    }
    return explored;
  }

  private synchronized void begin() {
    if (running == 0) {
      cache.questions().take();
    }
    running++;
  }

  private synchronized Set<ProgramQuestion> end() {
    running--;
    return cache.questions().asked();
  }

  /** Whoever keeps more than the exploration depends on its questions, too. */
  private Optional<Exploration> find(KeptName name) {
    return cache
        .find(name, Exploration.class)
        .map(
            known -> {
              known.asked().forEach(cache.questions()::add);
              return known.content().keptSince(known.computed());
            });
  }

  /** Whether another run would find the same, however much time it had. */
  static boolean isRepeatable(Exploration explored) {
    boolean isWhole = explored.status() != Status.TIMEOUT && explored.status() != Status.FAILED;
    return isWhole
        && explored.paths().stream().allMatch(ExploredPath::proven)
        && explored.reasons().keySet().stream()
            .noneMatch(reason -> OF_THE_MACHINE.contains(reason.cause()));
  }
}
