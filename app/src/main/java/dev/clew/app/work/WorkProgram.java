package dev.clew.app.work;

import dev.clew.app.EngineExplorers;
import dev.clew.app.UserException;
import dev.clew.app.options.ExplorationSettings;
import dev.clew.app.options.Options;
import dev.clew.app.options.TrialSettings;
import dev.clew.app.targets.TargetDepths;
import dev.clew.engine.explore.UnitExplorer;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.ClassPathException;
import dev.clew.engine.program.path.Jdk;
import dev.clew.engine.work.WorkBudget;
import dev.clew.engine.work.WorkDone;
import dev.clew.engine.work.WorkUnit;
import dev.clew.replay.process.ConfinedJvms;
import java.io.IOException;
import java.util.List;
import java.util.Set;

/** A program that is open, with the engine that does units of it. */
public final class WorkProgram implements AutoCloseable {

  private final Program program;
  private final Options options;
  private final TargetDepths depths;
  private final ConfinedJvms jvms;
  private final UnitExplorer explorer;

  private WorkProgram(Program program, Options options) {
    this.program = program;
    this.options = options;
    this.depths = new TargetDepths(program, options.get(ExplorationSettings.CALL_DEPTH));
    this.jvms = ConfinedJvms.of(program.classPath(), options.get(TrialSettings.ALLOW));
    this.explorer = EngineExplorers.ofUnits(program, options, jvms);
  }

  /**
   * Opens the class path, and starts an engine.
   *
   * @throws UserException if the class path, or an option, cannot be used
   */
  public static WorkProgram open(WorkSetup setup) {
    Jdk jdk = setup.options().get(ExplorationSettings.JDK).map(Jdk::at).orElseGet(Jdk::running);
    try {
      ClassPath classPath = ClassPath.open(jdk, setup.classPath());
      return new WorkProgram(new Program(classPath, Set.copyOf(setup.project())), setup.options());
    } catch (ClassPathException e) {
      throw new UserException(String.valueOf(e.getMessage()), "mend the unit's class path");
    }
  }

  public Program program() {
    return program;
  }

  /**
   * Explores some units of a target, none of which is a part of another.
   *
   * @param jobs how many threads
   */
  public WorkDone explore(WorkTarget target, List<WorkUnit> units, int jobs, WorkBudget budget) {
    WorkTarget.Found found = target.in(program);
    return explorer.explore(
        found.explored(),
        options.bounds(depths.of(found.target(), found.explored())),
        options.get(ExplorationSettings.STRATEGY),
        options.get(ExplorationSettings.SEED),
        jobs,
        budget,
        units);
  }

  @Override
  public void close() {
    jvms.close();
    try {
      program.classPath().close();
    } catch (IOException e) {
      throw new UserException("the class path cannot be closed: " + e.getMessage(), "try again");
    }
  }
}
