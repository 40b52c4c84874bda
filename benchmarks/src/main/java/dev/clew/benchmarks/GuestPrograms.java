package dev.clew.benchmarks;

import dev.clew.app.EngineExplorers;
import dev.clew.benchmarks.guest.GuestWorkloads;
import dev.clew.engine.boot.Engine;
import dev.clew.engine.explore.EngineExplorer;
import dev.clew.engine.explore.ExplorationListener;
import dev.clew.engine.explore.frontier.StrategyName;
import dev.clew.engine.explore.limit.Bounds;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import dev.clew.solver.Budget;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** The programs to measure, made ready in the engine. */
final class GuestPrograms implements AutoCloseable {

  private final ClassPath classPath;
  private final Program program;
  private final Engine engine;

  private GuestPrograms(ClassPath classPath) {
    this.classPath = classPath;
    this.program = new Program(classPath);
    this.engine = Engine.start(program);
  }

  static GuestPrograms open() {
    return new GuestPrograms(ClassPath.open(Jdk.running(), List.of(classes())));
  }

  /** The jar or folder that this class comes from. */
  static Path classes() {
    try {
      return Path.of(
          GuestPrograms.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  Engine engine() {
    return engine;
  }

  /** Explores a method of {@link GuestWorkloads}. */
  Exploration explore(String name, StrategyName strategy, int jobs) {
    return explore(GuestWorkloads.class, name, strategy, jobs);
  }

  /** Explores a method of a class of guests. */
  Exploration explore(Class<?> guest, String name, StrategyName strategy, int jobs) {
    MethodInfo method =
        program.load(guest.getName().replace('.', '/')).methods().stream()
            .filter(each -> each.name().equals(name))
            .findFirst()
            .orElseThrow();
    return new EngineExplorer(engine, EngineExplorers.solvers())
        .explore(
            method,
            Bounds.DEFAULT,
            strategy,
            0,
            jobs,
            Budget.of(Duration.ofMinutes(2)),
            ExplorationListener.NONE);
  }

  @Override
  public void close() throws IOException {
    classPath.close();
  }
}
