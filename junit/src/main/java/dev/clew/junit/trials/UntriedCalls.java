package dev.clew.junit.trials;

import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.junit.source.cases.SuiteCase;
import dev.clew.replay.Replay;
import dev.clew.replay.Replay.Ending;
import dev.clew.replay.recipe.Visibility;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Calls that were not tried yet, of methods that take ordinary values. */
public final class UntriedCalls {

  private static final Ending NOT_TRIED = new Ending.Failed(Ending.Failed.Cause.NO_CALL, "");

  private UntriedCalls() {}

  /** One for each target that others can call and that takes nothing else. */
  public static List<SuiteCase> of(Program program, Collection<MethodInfo> targets) {
    PlainCalls calls = new PlainCalls(program);
    List<SuiteCase> untried = new ArrayList<>();
    for (MethodInfo target : targets) {
      boolean isCalled =
          !target.isConstructor()
              && !target.isSynthetic()
              && new Visibility(target.owner()).sees(target);
      if (isCalled) {
        calls
            .of(target)
            .map(recipe -> new Replay(recipe, NOT_TRIED, "", Replay.Bytes.NONE))
            .ifPresent(replay -> untried.add(new SuiteCase(target, replay, false)));
      }
    }
    return untried;
  }
}
