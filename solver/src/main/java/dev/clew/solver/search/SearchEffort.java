package dev.clew.solver.search;

import dev.clew.solver.Budget;

/** How much may still be tried: a number of evaluations, and a budget that is looked at often. */
final class SearchEffort {

  /** What a function call counts for in steps, because nothing is known of its cost. */
  static final int WORK_OF_A_CALL = 64;

  private static final long WORK_BETWEEN_LOOKS = 1 << 10;

  private final long most;
  private final Budget budget;
  private long evaluations;
  private long lookAt;
  private boolean outOfBudget;

  SearchEffort(long most, Budget budget) {
    this.most = most;
    this.budget = budget;
    this.outOfBudget = budget.exhausted();
  }

  /** Counts some evaluations, after so much work in all. */
  void count(long work, int more) {
    evaluations += more;
    if (work >= lookAt) {
      lookAt = work + WORK_BETWEEN_LOOKS;
      outOfBudget = budget.exhausted();
    }
  }

  boolean spent() {
    return outOfBudget || evaluations >= most;
  }

  /** Whether the budget ended it. */
  boolean outOfBudget() {
    return outOfBudget;
  }

  long evaluations() {
    return evaluations;
  }
}
