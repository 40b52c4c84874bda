package dev.clew.engine.explore;

import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.solver.Budget;

/** Says when a worker has to stop, and tells why. */
final class WorkLimits {

  private static final Reason OUT_OF_MEMORY =
      new Reason(ReasonCode.MEMORY, "memory ran short; give the JVM more with -Xmx");

  private final Budget budget;
  private final Findings findings;
  private final MemoryGuard memory = new MemoryGuard();

  WorkLimits(Budget budget, Findings findings) {
    this.budget = budget;
    this.findings = findings;
  }

  /** Whether time is up, or memory runs short. */
  boolean isOver() {
    if (memory.isShort()) {
      outOfMemory();
      return true;
    }
    return isTimeUp();
  }

  boolean isTimeUp() {
    if (budget.exhausted()) {
      findings.unfinished();
      return true;
    }
    return false;
  }

  void outOfMemory() {
    findings.leftOut(OUT_OF_MEMORY);
    findings.unfinished();
  }
}
