package dev.clew.engine.explore;

import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.LinkageProblem;

/** What the results say of classes that cannot be linked, where no instruction needs them. */
public final class Unlinkable {

  private Unlinkable() {}

  public static Reason reason(LinkageProblem problem) {
    return problem instanceof LinkageProblem.MissingClass missing
        ? Reason.missingClass(missing.name())
        : new Reason(ReasonCode.LINKAGE, problem.explanation());
  }
}
