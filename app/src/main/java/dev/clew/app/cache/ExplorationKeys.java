package dev.clew.app.cache;

import dev.clew.app.EngineExplorers;
import dev.clew.app.options.ExplorationSettings;
import dev.clew.app.options.Options;
import dev.clew.app.options.ResultSettings;
import dev.clew.app.options.Setting;
import dev.clew.app.options.Settings;
import dev.clew.app.options.TrialSettings;
import dev.clew.engine.explore.Explorer;
import dev.clew.engine.explore.frontier.StrategyName;
import dev.clew.engine.explore.limit.Bounds;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ClassPath;
import dev.clew.models.LibraryModels;
import dev.clew.solver.Solver;
import dev.clew.solver.SolverProvider;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** What explorations of a program depend on, as texts that are equal where these are. */
final class ExplorationKeys {

  /** One type of each module that decides what explorations find. */
  private static final List<Class<?>> CODE =
      List.of(Solver.class, Explorer.class, LibraryModels.class, Options.class);

  /** Options that change nothing of what is found of a target that had the time it needs. */
  private static final Set<Setting<?>> BESIDE =
      Set.of(
          ExplorationSettings.CLASS_PATH,
          ExplorationSettings.TIME_BUDGET,
          ExplorationSettings.JOBS,
          ResultSettings.OUT,
          ResultSettings.JSON,
          ResultSettings.REPORT,
          ResultSettings.CACHE,
          ResultSettings.NO_CACHE,
          ResultSettings.SINCE,
          ResultSettings.STRICT,
          ResultSettings.QUIET,
          ResultSettings.BASELINE,
          ResultSettings.WRITE_BASELINE);

  private final Program program;
  private final Options options;
  private final CodeDigests code;
  private final String surroundings;

  ExplorationKeys(Program program, Options options, CodeDigests code) throws IOException {
    this.program = program;
    this.options = options;
    this.code = code;
    ContentDigest digest = new ContentDigest();
    Set<Path> origins = new LinkedHashSet<>();
    for (Class<?> type : CODE) {
      FileDigests.origin(type).ifPresent(origins::add);
    }
    for (SolverProvider backEnd : EngineExplorers.backEnds()) {
      digest.add(backEnd.name());
      FileDigests.origin(backEnd.getClass()).ifPresent(origins::add);
    }
    for (Path origin : origins) {
      digest.add(FileDigests.of(origin));
    }
    addJdk(digest, program.classPath());
    for (Path entry : program.dependencies()) {
      digest.add(FileDigests.of(entry));
    }
    for (Path entry : program.classPath().paths()) {
      digest.add(program.classPath().resourceIn(entry, "module-info.class").orElse(new byte[0]));
    }
    digest.add(options.get(ExplorationSettings.STRING_SOLVER).name());
    digest.add(new TreeSet<>(options.get(TrialSettings.ALLOW)).toString());
    this.surroundings = digest.hex();
  }

  private static void addJdk(ContentDigest digest, ClassPath classPath) throws IOException {
    Path home = classPath.jdkHome();
    digest.add(home.toString()).add(System.getProperty("java.vm.version", ""));
    for (String file : List.of("release", "lib/modules")) {
      Path known = home.resolve(file);
      boolean isThere = Files.isRegularFile(known);
      digest.add(isThere ? Long.toString(Files.size(known)) : "");
      digest.add(isThere && file.equals("release") ? Files.readAllBytes(known) : new byte[0]);
    }
  }

  /** Of everything together: the code of the project and all around it. */
  String ofAll() {
    return new ContentDigest().add(surroundings).add(code.ofAll()).hex();
  }

  /** The name of a target: the same for all versions of its code, unless it is a driver. */
  private String name(MethodInfo target) {
    ClassInfo owner = target.owner();
    String known = owner.file().isGenerated() ? code(target).orElse("") : owner.name();
    return new ContentDigest().add(known).add(target.name() + target.descriptor()).hex();
  }

  /** Of an exploration; empty for a method whose code is not known well enough. */
  Optional<KeptName> of(MethodInfo target, Bounds bounds, StrategyName strategy, long seed) {
    return code(target)
        .map(
            digest ->
                new ContentDigest()
                    .add(surroundings)
                    .add(digest)
                    .add(target.name() + target.descriptor())
                    .add(bounds.toString())
                    .add(strategy.name())
                    .add(Long.toString(seed))
                    .hex())
        .map(key -> new KeptName(name(target), key));
  }

  /**
   * Of all that calls of a real JVM can meet beside the code that a target leads to: what classes
   * declare, files that are no classes, options.
   */
  String ofTrials() throws IOException {
    ContentDigest digest = new ContentDigest().add(surroundings).add(code.shape());
    for (Path entry : program.classPath().paths()) {
      if (program.project().contains(entry)) {
        digest.add(FileDigests.ofResources(entry));
      }
    }
    List<Setting<?>> some =
        Settings.FOR_CHECK.stream().filter(each -> !BESIDE.contains(each)).toList();
    return digest.add(options.report(some).toString()).hex();
  }

  /** Of what is said of a target, with its trials. */
  Optional<KeptName> ofVerdict(MethodInfo target, Bounds bounds, String trials) {
    String name = new ContentDigest().add("verdict").add(name(target)).hex();
    return code(target)
        .map(
            digest ->
                new ContentDigest()
                    .add(trials)
                    .add(digest)
                    .add(target.name() + target.descriptor())
                    .add(bounds.toString())
                    .hex())
        .map(key -> new KeptName(name, key));
  }

  /** Of the calls that enter targets, which concern all of them together. */
  KeptName ofOpening(List<MethodInfo> targets, String trials) {
    ContentDigest digest = new ContentDigest().add(trials).add(code.ofAll());
    targets.forEach(each -> digest.add(each.toString()));
    String name = new ContentDigest().add("opening").add(code.namesOfAll()).hex();
    return new KeptName(name, digest.hex());
  }

  private Optional<String> code(MethodInfo target) {
    if (!target.owner().file().isGenerated()) {
      return code.of(target.owner().name());
    }
    try {
      return Optional.of(code.ofGenerated(target.owner().file().read()));
    } catch (IOException e) {
      return Optional.empty();
    }
  }
}
