package dev.clew.solver.search;

import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import java.util.SplittableRandom;
import java.util.function.Function;

/**
 * From one start, goes down until all goals hold or it is stuck too often: repairs goals, then
 * moves one lever at a time, and where neither helps makes what is open count for more and jumps.
 */
final class GoalDescent {

  /** How often it may be stuck before another start is better. */
  private static final int PATIENCE = 8;

  /** How many repairs in a row may be in vain. */
  private static final int VAIN_REPAIRS = 48;

  /** One in so many repairs that make it worse is kept all the same, once the search was stuck. */
  private static final int NOISE = 16;

  /** How often one move is repeated while it helps; a larger one is in order then. */
  private static final int REPEATS = 8;

  private final SearchProgram program;
  private final SearchTrial trial;
  private final SearchEffort effort;
  private final Function<Sort, LeverMoves> moves;
  private final SplittableRandom random;
  private final GoalRepair repair;
  private final RidgeMove ridge;
  private double score;

  GoalDescent(
      SearchProgram program,
      SearchTrial trial,
      SearchEffort effort,
      Function<Sort, LeverMoves> moves,
      SplittableRandom random) {
    this.program = program;
    this.trial = trial;
    this.effort = effort;
    this.moves = moves;
    this.random = random;
    this.repair = new GoalRepair(program, trial, moves, random);
    this.ridge = new RidgeMove(program, trial, repair);
  }

  /** Whether all goals hold in the end. */
  boolean run() {
    score = trial.score();
    for (int stuck = 0; stuck < PATIENCE && !done(); ) {
      double before = score;
      repairAll(stuck > 0);
      climbAll(stuck == 0);
      if (!done() && score >= before) {
        followRidges();
      }
      if (!done() && score >= before) {
        stuck++;
        trial.raiseWeights();
        jump();
      }
    }
    return score == 0;
  }

  private boolean done() {
    return score == 0 || effort.spent();
  }

  /** Evaluates a change and keeps it when it is better, or also when it is {@code sideways}. */
  private boolean attempt(int lever, Value value, boolean sideways) {
    trial.set(lever, value);
    effort.count(trial.work(), 1);
    double now = trial.score();
    if (now < score || (sideways && now == score)) {
      return keep(now);
    }
    trial.rollback();
    return false;
  }

  private boolean keep(double now) {
    trial.commit();
    boolean better = now < score;
    score = now;
    return better;
  }

  private void repairAll(boolean noisy) {
    for (int vain = 0; vain < VAIN_REPAIRS && !done(); ) {
      int[] open = trial.open();
      GoalRepair.Proposal proposal = repair.propose(open[random.nextInt(open.length)]);
      if (proposal != null && attempt(proposal.lever(), proposal.value(), true)) {
        vain = 0;
      } else {
        vain++;
        effort.count(trial.work(), 0);
        if (proposal != null && noisy && random.nextInt(NOISE) == 0) {
          force(proposal.lever(), proposal.value());
        }
      }
    }
  }

  private void force(int lever, Value value) {
    trial.set(lever, value);
    effort.count(trial.work(), 1);
    keep(trial.score());
  }

  private void climbAll(boolean withPool) {
    if (done()) {
      return;
    }
    int[] levers = program.leversBelow(trial.open());
    for (int i = levers.length - 1; i >= 0 && !done(); i--) {
      int chosen = random.nextInt(i + 1);
      int lever = levers[chosen];
      levers[chosen] = levers[i];
      if (withPool) {
        tryPool(lever);
      }
      climb(lever);
    }
  }

  private LeverMoves movesOf(int lever) {
    return moves.apply(program.steps[program.levers[lever]].sort);
  }

  private void tryPool(int lever) {
    for (Value value : movesOf(lever).pool()) {
      if (done()) {
        return;
      }
      attempt(lever, value, false);
    }
  }

  private void climb(int lever) {
    LeverMoves own = movesOf(lever);
    int node = program.levers[lever];
    Value value = trial.value(node);
    for (int i = 0; i < own.count(value) && !done(); i++) {
      for (int repeat = 0; repeat < REPEATS && attempt(lever, own.at(value, i), false); repeat++) {
        value = trial.value(node);
      }
    }
  }

  private void followRidges() {
    if (program.levers.length < 2 || program.goals.length < 2) {
      return;
    }
    for (int lever : program.leversBelow(trial.open())) {
      LeverMoves own = movesOf(lever);
      int node = program.levers[lever];
      boolean[] held = ridge.held();
      for (int i = 0; i < own.count(trial.value(node)) && !done(); i++) {
        if (follow(lever, own.at(trial.value(node), i), held)) {
          held = ridge.held();
        }
      }
    }
  }

  private boolean follow(int lever, Value value, boolean[] held) {
    double now = ridge.move(lever, value, held, score);
    effort.count(trial.work(), ridge.touches());
    if (now < score) {
      return keep(now);
    }
    trial.rollback();
    return false;
  }

  /** Gives a lever that matters a random value, and measures anew under the present weights. */
  private void jump() {
    int[] levers = program.leversBelow(trial.open());
    if (levers.length > 0) {
      int lever = levers[random.nextInt(levers.length)];
      trial.set(lever, movesOf(lever).random(random));
      trial.commit();
    }
    score = trial.score();
  }
}
