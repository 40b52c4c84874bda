package dev.clew.solver.search;

import dev.clew.solver.expr.Value;
import org.jspecify.annotations.Nullable;

/**
 * Moves along a ridge: a change of one lever that breaks goals which held, and repairs of these by
 * other levers, as one move. No single lever can move while {@code x + y == 1000} holds.
 */
final class RidgeMove {

  private static final int MOST_REPAIRS = 3;
  private static final int PROPOSALS = 4;

  private final SearchProgram program;
  private final SearchTrial trial;
  private final GoalRepair repair;
  private final int[] touched = new int[MOST_REPAIRS + 1];
  private int touches;

  RidgeMove(SearchProgram program, SearchTrial trial, GoalRepair repair) {
    this.program = program;
    this.trial = trial;
    this.repair = repair;
  }

  /** The goals that hold now. */
  boolean[] held() {
    boolean[] held = new boolean[program.goals.length];
    for (int i = 0; i < held.length; i++) {
      held[i] = trial.toTrue(program.goals[i]) == 0;
    }
    return held;
  }

  /**
   * Changes a lever and repairs what breaks, without committing; gives the least score on the way
   * and stops there when it is below {@code before}.
   */
  double move(int lever, Value value, boolean[] held, double before) {
    touches = 0;
    set(lever, value);
    double score = trial.score();
    while (score >= before && touches <= MOST_REPAIRS) {
      GoalRepair.Proposal proposal = proposal(held);
      if (proposal == null) {
        return score;
      }
      set(proposal.lever(), proposal.value());
      score = trial.score();
    }
    return score;
  }

  private void set(int lever, Value value) {
    touched[touches++] = lever;
    trial.set(lever, value);
  }

  /** How many levers the last move changed. */
  int touches() {
    return touches;
  }

  private GoalRepair.@Nullable Proposal proposal(boolean[] held) {
    int broken = firstBroken(held);
    for (int i = 0; broken >= 0 && i < PROPOSALS; i++) {
      GoalRepair.Proposal proposal = repair.propose(broken);
      if (proposal != null && !isTouched(proposal.lever())) {
        return proposal;
      }
    }
    return null;
  }

  private int firstBroken(boolean[] held) {
    for (int i = 0; i < held.length; i++) {
      if (held[i] && trial.toTrue(program.goals[i]) > 0) {
        return program.goals[i];
      }
    }
    return -1;
  }

  private boolean isTouched(int lever) {
    for (int i = 0; i < touches; i++) {
      if (touched[i] == lever) {
        return true;
      }
    }
    return false;
  }
}
