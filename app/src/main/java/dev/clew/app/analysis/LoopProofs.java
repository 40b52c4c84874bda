package dev.clew.app.analysis;

import dev.clew.app.induction.LoopProof;
import dev.clew.app.induction.LoopProver;
import dev.clew.app.targets.TargetSet;
import dev.clew.engine.explore.limit.Bounds;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.outcome.Site;
import dev.clew.engine.outcome.Status;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import dev.clew.solver.Budget;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;

/**
 * Makes explorations complete that only bounds on loops have cut: where every round of the loops
 * ends, and none ends in a way that no explored path has shown.
 */
final class LoopProofs {

  private static final Set<ReasonCode> CUTS =
      Set.of(ReasonCode.MAX_REVISITS, ReasonCode.MAX_CONDITIONS, ReasonCode.MAX_FORCED);

  private static final String NULL = "java.lang.NullPointerException";

  private final TargetSet targets;
  private final LoopProver prover;
  private final Budget run;

  /**
   * @param run the time of the whole run
   */
  LoopProofs(TargetSet targets, LoopProver prover, Budget run) {
    this.targets = targets;
    this.prover = prover;
    this.run = run;
  }

  /** The same exploration, or that it is complete and why. */
  Exploration look(Exploration explored, MethodInfo method, Bounds bounds, Budget budget) {
    boolean isCut =
        explored.status() == Status.BOUNDED
            && explored.reasons().keySet().stream().allMatch(each -> CUTS.contains(each.cause()));
    if (!isCut || budget.exhausted()) {
      return explored;
    }
    Budget half = budget.halved();
    try {
      Optional<Optional<LoopProof>> proof =
          SupervisedThread.run(() -> prove(explored, method, bounds, half), half, run);
      return proof
          .flatMap(each -> each)
          .filter(LoopProof::ends)
          .map(each -> explored.provedBy(each.invariants(), each.exploration().effort()))
          .orElse(explored);
    } catch (ExecutionException e) {
      return explored; // what was found without it stays as true as it was
    }
  }

  private Optional<LoopProof> prove(
      Exploration explored, MethodInfo method, Bounds bounds, Budget budget) {
    Set<Thrown> known = new HashSet<>();
    explored.paths().forEach(path -> thrown(path).ifPresent(known::add));
    explored.nullPlaces().forEach(site -> known.add(new Thrown(NULL, site))); // not tried there
    try {
      return prover.prove(
          targets.program(),
          method,
          bounds,
          budget,
          path ->
              path.outcome() instanceof Outcome.Returned
                  || thrown(path).filter(known::contains).isPresent());
    } catch (LinkageException e) {
      return Optional.empty();
    }
  }

  /** What was thrown where, by a path that is known to exist. */
  private record Thrown(String exception, Site site) {}

  private static Optional<Thrown> thrown(ExploredPath path) {
    return path.outcome() instanceof Outcome.Threw threw
        ? Optional.of(new Thrown(threw.exception(), threw.site()))
        : Optional.empty();
  }
}
