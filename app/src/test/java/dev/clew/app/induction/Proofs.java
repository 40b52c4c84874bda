package dev.clew.app.induction;

import dev.clew.app.EngineExplorers;
import dev.clew.app.Sources;
import dev.clew.app.options.Options;
import dev.clew.engine.machine.CallDepth;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import dev.clew.replay.process.ConfinedJvms;
import dev.clew.solver.Budget;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Proofs about one method that a test writes down. */
final class Proofs {

  private Proofs() {}

  /**
   * That it throws nothing, but where an argument is null.
   *
   * @param method named {@code f}, without its modifiers
   */
  static Optional<LoopProof> of(Path classes, String method) throws IOException {
    Sources.compile(classes, "A.java", "public class A { public static " + method + " }");
    try (ClassPath classPath = ClassPath.open(Jdk.running(), List.of(classes))) {
      Program program = new Program(classPath);
      MethodInfo target =
          program.load("A").methods().stream()
              .filter(each -> each.name().equals("f"))
              .findFirst()
              .orElseThrow();
      Options options = Options.defaults();
      return new LoopProver(
              options,
              new EngineExplorers(),
              ConfinedJvms.of(classPath, Set.of()),
              /* withFunctions= */ false)
          .prove(
              program,
              target,
              options.bounds(CallDepth.UNLIMITED),
              Budget.of(Duration.ofSeconds(200)),
              path ->
                  path.outcome() instanceof Outcome.Returned
                      || (path.outcome() instanceof Outcome.Threw threw
                          && threw.exception().equals("java.lang.NullPointerException")));
    }
  }
}
