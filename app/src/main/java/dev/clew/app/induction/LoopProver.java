package dev.clew.app.induction;

import dev.clew.app.ExplorerProvider;
import dev.clew.app.options.ExplorationSettings;
import dev.clew.app.options.Options;
import dev.clew.engine.explore.ExplorationListener;
import dev.clew.engine.explore.limit.Bounds;
import dev.clew.engine.natives.world.InductionNatives;
import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Input;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.outcome.Status;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import dev.clew.replay.process.ConfinedJvms;
import dev.clew.solver.Budget;
import dev.clew.solver.Cancellation;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.objectweb.asm.MethodTooLargeException;

/**
 * Proves something about all rounds of loops: explores a program whose loops are cut at their
 * heads, with many guesses about what holds there, until those that are left hold whenever a head
 * is come to. What is explored then is more than what the program can do.
 */
public final class LoopProver {

  /** Guesses that do not hold; paths that may not exist, and those that never end, are told. */
  private static final Set<ReasonCode> HARMLESS =
      Set.of(ReasonCode.INVARIANT, ReasonCode.SOLVER_UNKNOWN, ReasonCode.ENDLESS);

  private static final Set<String> REFUSED =
      Set.of(
          "java.lang.VerifyError",
          "java.lang.LinkageError",
          "java.lang.ClassFormatError",
          "java.lang.IncompatibleClassChangeError",
          "java.lang.IllegalAccessError",
          "java.lang.NoSuchMethodError",
          "java.lang.NoSuchFieldError",
          "java.lang.AbstractMethodError",
          "java.lang.UnsatisfiedLinkError",
          "java.lang.UnsupportedClassVersionError",
          "java.lang.NoClassDefFoundError",
          "java.lang.ExceptionInInitializerError");

  private final Options options;
  private final ExplorerProvider explorers;
  private final ConfinedJvms jvms;
  private final boolean withFunctions;

  /**
   * @param withFunctions whether recursions of pure functions are answered by what holds of their
   *     values; that they end, and do so before the stack does, is not proved then
   */
  public LoopProver(
      Options options, ExplorerProvider explorers, ConfinedJvms jvms, boolean withFunctions) {
    this.withFunctions = withFunctions;
    this.options = options;
    this.explorers = explorers;
    this.jvms = jvms;
  }

  /** Whether there is anything that can be cut in what a method may come to. */
  public boolean isAbout(Program program, MethodInfo target) {
    return !cut(program, target).isEmpty();
  }

  private CutProgram cut(Program program, MethodInfo target) {
    return CutProgram.of(program.classPath(), target.owner().name(), withFunctions);
  }

  /**
   * What holds in all rounds, if that is enough: empty if some path of the program with its loops
   * cut is not expected, or not known.
   *
   * @param isExpected whether a path may be there
   */
  public Optional<LoopProof> prove(
      Program program,
      MethodInfo target,
      Bounds bounds,
      Budget budget,
      Predicate<ExploredPath> isExpected) {
    CutProgram cut = cut(program, target);
    if (cut.isEmpty()) {
      return Optional.empty();
    }
    try {
      Path folder = Files.createTempDirectory("clew-loops");
      try {
        return new Attempt(program, target, bounds, budget, isExpected, cut, folder).run();
      } finally {
        delete(folder);
      }
    } catch (MethodTooLargeException e) {
      return Optional.empty();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(each);
      }
    }
  }

  /** One program, again and again with fewer guesses. */
  private final class Attempt implements ExplorationListener {

    private final Program program;
    private final MethodInfo target;
    private final Bounds bounds;
    private final Budget budget;
    private final Predicate<ExploredPath> isExpected;
    private final CutProgram cut;
    private final Path folder;
    private final Set<Integer> broken = new HashSet<>();
    private final Cancellation hopeless = new Cancellation();

    Attempt(
        Program program,
        MethodInfo target,
        Bounds bounds,
        Budget budget,
        Predicate<ExploredPath> isExpected,
        CutProgram cut,
        Path folder) {
      this.program = program;
      this.target = target;
      this.bounds = bounds;
      this.budget = budget;
      this.isExpected = isExpected;
      this.cut = cut;
      this.folder = folder;
    }

    Optional<LoopProof> run() throws IOException {
      Cancellation.Registration outer = budget.cancellation().onRequest(hopeless::request);
      try {
        int before = -1;
        Exploration last = null;
        while (broken.size() > before) {
          before = broken.size();
          last = explore();
          if (hopeless.requested() || budget.exhausted() || !isWhole(last)) {
            return Optional.empty();
          }
        }
        boolean isChecked =
            cut.functions().stream().allMatch(each -> broken.contains(each.neverReturns()));
        return last == null || !isChecked ? Optional.empty() : Optional.of(proof(last));
      } finally {
        outer.close();
      }
    }

    /** Whether all of it was seen, but for guesses that do not hold, and doubtful paths. */
    private static boolean isWhole(Exploration exploration) {
      return exploration.status() == Status.COMPLETE
          || (exploration.status() == Status.BOUNDED
              && !exploration.reasons().isEmpty()
              && exploration.reasons().keySet().stream().allMatch(Attempt::isHarmless));
    }

    private static boolean isHarmless(Reason reason) {
      return HARMLESS.contains(reason.cause());
    }

    private Exploration explore() throws IOException {
      cut.write(folder, target, number -> !broken.contains(number));
      List<Path> entries = new ArrayList<>(List.of(folder));
      entries.addAll(program.classPath().paths());
      Set<Path> project = new LinkedHashSet<>(program.project());
      project.add(folder);
      try (ClassPath classPath = ClassPath.open(jdk(), entries)) {
        Program changed = new Program(classPath, project);
        return explorers
            .create(changed, options, jvms)
            .explore(
                sameIn(changed),
                bounds,
                options.get(ExplorationSettings.STRATEGY),
                options.get(ExplorationSettings.SEED),
                options.get(ExplorationSettings.JOBS),
                Budget.of(budget.remaining(), hopeless),
                this);
      }
    }

    private Jdk jdk() {
      Path home = program.classPath().jdkHome();
      return home.equals(Path.of(System.getProperty("java.home"))) ? Jdk.running() : Jdk.at(home);
    }

    private MethodInfo sameIn(Program changed) {
      return changed.load(target.owner().name()).methods().stream()
          .filter(each -> each.name().equals(target.name()))
          .filter(each -> each.descriptor().equals(target.descriptor()))
          .findFirst()
          .orElseThrow();
    }

    @Override
    public synchronized void pathEnded(ExploredPath path) {
      if (path.outcome() instanceof Outcome.Cut ended
          && ended.reason().cause() == ReasonCode.INVARIANT) {
        noteBroken(path, Integer.parseInt(ended.reason().detail()));
      } else if (path.outcome() instanceof Outcome.Cut
          || path.outcome() instanceof Outcome.Unsupported
          || isRefused(path)
          || !isExpected.test(path)) {
        hopeless.request();
      }
    }

    /** Whether a JVM would not take a class as it is, which may be our doing. */
    private static boolean isRefused(ExploredPath path) {
      return path.outcome() instanceof Outcome.Threw threw && REFUSED.contains(threw.exception());
    }

    /** Those that the path says do not hold; otherwise what it ended with. */
    private void noteBroken(ExploredPath path, int ended) {
      List<Integer> told = new ArrayList<>();
      for (Input each : path.inputs()) {
        boolean isTold = each.name().startsWith(InductionNatives.TOLD);
        if (isTold && each.value().equals(new Datum.Primitive(0))) {
          told.add(Integer.parseInt(each.name().substring(InductionNatives.TOLD.length())));
        }
      }
      broken.addAll(told.isEmpty() ? List.of(ended) : told);
      if (cut.functions().stream().anyMatch(each -> each.number() == ended)) {
        hopeless.request();
      }
    }

    private LoopProof proof(Exploration last) {
      List<String> invariants = new ArrayList<>();
      boolean ends = cut.functions().isEmpty();
      for (LoopCut loop : cut.cuts()) {
        if (broken.contains(loop.number())) {
          invariants.addAll(Invariants.of(loop, number -> !broken.contains(number)));
          Optional<LinearSum> ranking = ranking(loop);
          ranking.ifPresent(
              each -> invariants.add(loop.place() + ": " + each.text() + " becomes less"));
          ends &= ranking.isPresent();
        }
      }
      return new LoopProof(last, invariants, ends);
    }

    /** What becomes less in each round. */
    private Optional<LinearSum> ranking(LoopCut loop) {
      for (int i = 0; i < loop.rankings().size(); i++) {
        if (!broken.contains(loop.numberOfRanking(i))) {
          return Optional.of(loop.rankings().get(i));
        }
      }
      return Optional.empty();
    }
  }
}
