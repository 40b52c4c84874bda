package dev.clew.engine.explore;

import dev.clew.engine.explore.limit.MemoryGuard;
import dev.clew.engine.explore.limit.WorkCount;
import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.work.WorkBudget;

/** Says when a worker has to stop, and tells why; unless others go on where it stopped. */
final class WorkLimits {

  private static final Reason OUT_OF_MEMORY =
      new Reason(ReasonCode.MEMORY, "memory ran short; give the JVM more with -Xmx");

  private final WorkBudget budget;
  private final WorkCount count;
  private final Findings findings;
  private final boolean givesBack;
  private final MemoryGuard memory = new MemoryGuard();

  /**
   * @param count of all workers
   * @param givesBack whether others go on with what this worker leaves
   */
  WorkLimits(WorkBudget budget, WorkCount count, Findings findings, boolean givesBack) {
    this.budget = budget;
    this.count = count;
    this.findings = findings;
    this.givesBack = givesBack;
  }

  boolean givesBack() {
    return givesBack;
  }

  WorkCount count() {
    return count;
  }

  /** Whether time is up, or memory runs short. */
  boolean isOver() {
    if (memory.isShort()) {
      if (!givesBack) {
        outOfMemory();
      }
      return true;
    }
    return isTimeUp();
  }

  boolean isTimeUp() {
    if (budget.time().exhausted() || count.isMoreThan(budget)) {
      if (!givesBack) {
        findings.unfinished();
      }
      return true;
    }
    return false;
  }

  void outOfMemory() {
    findings.leftOut(OUT_OF_MEMORY);
    findings.unfinished();
  }
}
