package dev.clew.app.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.app.explore.RandomHeapMethods.Generated;
import dev.clew.engine.explore.ExplorationListener;
import dev.clew.engine.explore.Explorer;
import dev.clew.engine.explore.frontier.StrategyName;
import dev.clew.engine.explore.limit.Bounds;
import dev.clew.engine.inputs.NullInputs;
import dev.clew.engine.machine.CallDepth;
import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.Status;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import dev.clew.solver.Budget;
import java.io.IOException;
import java.lang.reflect.Executable;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The engine finds every outcome that random methods have on small random heaps, and each path's
 * inputs do on this JVM what the path says.
 */
@Tag("once")
class HeapCompletenessTest {

  private static final long SEED = 77;
  private static final int METHODS = 300;
  private static final int SAMPLES = 300;

  /** What may keep an exploration from being complete: classes and lengths have no end. */
  private static final Set<String> ADMITTED = Set.of("max-types", "max-array-length", "array-copy");

  private static final Duration ENOUGH = Duration.ofMinutes(1);

  private static final Bounds WIDE =
      new Bounds(
          CallDepth.UNLIMITED,
          false,
          false,
          1_000_000,
          1_000_000,
          1_000,
          64,
          64,
          Duration.ofSeconds(30),
          true,
          false,
          NullInputs.YES,
          /* anyState= */ true);

  @Test
  void everyOutcomeOnSmallHeapsIsExploredAndEveryPathReplays(@TempDir Path folder)
      throws IOException {
    List<Generated> methods = RandomHeapMethods.generate(SEED, METHODS);
    Javac.compile(RandomHeapMethods.sources(methods), List.of(), folder);
    List<String> problems = new ArrayList<>();
    int complete = 0;
    try (ClassPath classPath = ClassPath.open(Jdk.running(), List.of(folder))) {
      Program program = new Program(classPath);
      Explorer explorer = Explorers.over(program).orElseThrow();
      HostClasses classes = new HostClasses(folder);
      for (Generated method : methods) {
        Exploration exploration = explore(explorer, target(program, method));
        complete += exploration.status() == Status.COMPLETE ? 1 : 0;
        problems(method, exploration, classes).stream()
            .limit(2)
            .forEach(problem -> problems.add(problem + "\n" + method.text()));
      }
    }
    assertThat(problems).isEmpty();
    assertThat(complete).isGreaterThan(METHODS / 2);
  }

  private static List<String> problems(
      Generated method, Exploration exploration, HostClasses classes) {
    Executable target = classes.method(method.className(), method.name());
    List<String> problems = new ArrayList<>();
    if (!exploration.reasons().keySet().stream().map(Reason::code).allMatch(ADMITTED::contains)) {
      problems.add(exploration.status() + ": " + exploration.reasons());
    }
    Replay replay = new Replay(classes, target, List.copyOf(method.parameters().keySet()));
    Set<String> explored = new TreeSet<>();
    for (ExploredPath path : exploration.paths()) {
      explored.add(describe(path.outcome()));
      String difference = path.proven() ? replay.difference(path) : "nobody knows inputs";
      if (difference != null) {
        problems.add(difference + " for " + Replay.describe(path.inputs()));
      }
    }
    if (exploration.status() == Status.COMPLETE) {
      Set<String> missed = sampled(target, classes);
      missed.removeAll(explored);
      missed.forEach(outcome -> problems.add("missed: " + outcome));
    }
    return problems;
  }

  private static Set<String> sampled(Executable target, HostClasses classes) {
    HeapSamples samples = new HeapSamples(classes, SEED);
    Set<String> outcomes = new TreeSet<>();
    for (int i = 0; i < SAMPLES; i++) {
      var arguments = new Replay.Arguments(null, samples.arguments(target.getParameterTypes()));
      outcomes.add(describe(Replay.run(target, arguments)));
    }
    return outcomes;
  }

  private static String describe(Observed observed) {
    Throwable thrown = observed.thrown();
    return thrown == null
        ? "returned " + observed.value()
        : thrown.getClass().getName() + " in line " + observed.line();
  }

  private static String describe(Outcome outcome) {
    if (outcome instanceof Outcome.Returned returned
        && returned.value() instanceof Datum.Primitive primitive) {
      return "returned " + primitive.value();
    } else if (outcome instanceof Outcome.Threw threw) {
      return threw.exception() + " in line " + threw.site().line();
    }
    return outcome.toString();
  }

  private static MethodInfo target(Program program, Generated method) {
    return program.load(method.className()).methods().stream()
        .filter(declared -> declared.name().equals(method.name()))
        .findFirst()
        .orElseThrow();
  }

  private static Exploration explore(Explorer explorer, MethodInfo target) {
    return explorer.explore(
        target, WIDE, StrategyName.DFS, 0, 1, Budget.of(ENOUGH), ExplorationListener.NONE);
  }
}
