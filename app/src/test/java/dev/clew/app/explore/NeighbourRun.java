package dev.clew.app.explore;

import dev.clew.engine.explore.ExplorationListener;
import dev.clew.engine.explore.Explorer;
import dev.clew.engine.explore.frontier.StrategyName;
import dev.clew.engine.explore.limit.Bounds;
import dev.clew.engine.inputs.NullInputs;
import dev.clew.engine.machine.CallDepth;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.program.Program;
import dev.clew.solver.Budget;
import dev.clew.solver.Cancellation;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Explores the public methods of one program, and replays what is found as it is found. */
final class NeighbourRun {

  /**
   * As the default, but for loops over 64 units, strings that are a little longer, null everywhere,
   * and objects in every state: branches count that only such objects take.
   */
  private static final Bounds BOUNDS =
      new Bounds(
          CallDepth.UNLIMITED,
          /* staticInputs= */ false,
          /* havoc= */ false,
          /* maxRevisits= */ 70,
          500,
          /* maxArrayLength= */ 100,
          /* maxStringLength= */ 100,
          64,
          Duration.ofSeconds(2),
          /* prune= */ true,
          /* relaxed= */ true,
          NullInputs.YES,
          /* anyState= */ true);

  private final Neighbour neighbour;
  private final Program program;
  private final Explorer explorer;
  private final Path folder;
  private final NeighbourCoverage coverage;
  private final NeighbourCalls calls;
  private final List<String> problems = new ArrayList<>();
  private final List<String> notes = new ArrayList<>();
  private final Set<Integer> missed = new TreeSet<>();
  private long started;
  private int paths;

  NeighbourRun(Neighbour neighbour, Program program, Explorer explorer, Path folder) {
    this.neighbour = neighbour;
    this.program = program;
    this.explorer = explorer;
    this.folder = folder;
    Path classes = folder.resolve(Neighbour.PACKAGE.replace('.', '/'));
    this.coverage = new NeighbourCoverage(classes, neighbour.name());
    this.calls = new NeighbourCalls(coverage.classFiles().values());
  }

  /** Each method for a moment, then those with something left, with their share of the time. */
  void explore(Duration time, boolean untilCovered) {
    started = System.nanoTime();
    Budget all = Budget.of(time);
    List<Executable> entries = entries(new HostClasses(folder));
    Duration moment = time.dividedBy(8);
    for (Executable entry : entries) {
      explore(entry, 0, moment, untilCovered);
    }
    List<Executable> left = new ArrayList<>(entries);
    left.removeIf(entry -> untilCovered && isCovered(calls.from(key(entry))));
    for (int i = 0; i < left.size(); i++) {
      explore(left.get(i), 1, all.remaining().dividedBy(left.size() - i), untilCovered);
    }
    for (Executable each : entries) {
      missed.addAll(coverage.missed(calls.from(key(each))));
    }
    compareWithMarks();
  }

  private List<Executable> entries(HostClasses classes) {
    Class<?> type = classes.find(neighbour.className());
    return Stream.<Executable>concat(
            Arrays.stream(type.getDeclaredConstructors()), Arrays.stream(type.getDeclaredMethods()))
        .filter(each -> Modifier.isPublic(each.getModifiers()) && !each.isSynthetic())
        .sorted(Comparator.comparing(NeighbourRun::key))
        .toList();
  }

  private static String key(Executable entry) {
    return name(entry) + descriptor(entry);
  }

  private static String name(Executable entry) {
    return entry instanceof Constructor ? "<init>" : entry.getName();
  }

  private static String descriptor(Executable entry) {
    Class<?> returned = entry instanceof Method method ? method.getReturnType() : void.class;
    return MethodType.methodType(returned, entry.getParameterTypes()).toMethodDescriptorString();
  }

  private void explore(Executable entry, long seed, Duration time, boolean untilCovered) {
    var target =
        program
            .load(neighbour.className().replace('.', '/'))
            .method(name(entry), descriptor(entry))
            .orElseThrow();
    Cancellation stop = new Cancellation();
    Set<String> methods = calls.from(key(entry));
    long begin = System.nanoTime();
    Exploration exploration =
        explorer.explore(
            target,
            BOUNDS,
            StrategyName.COVERAGE,
            seed,
            1,
            Budget.of(time, stop),
            new ExplorationListener() {
              @Override
              public void pathEnded(ExploredPath path) {
                boolean isNews = replay(entry, target.parameterNames(), path);
                if (untilCovered && isNews && isCovered(methods)) {
                  stop.request();
                }
              }
            });
    notes.add(
        String.format(
            "  %s: %s %s, %d paths, %.1f s",
            name(entry),
            exploration.status(),
            exploration.reasons(),
            exploration.paths().size(),
            (System.nanoTime() - begin) / 1e9));
  }

  private boolean isCovered(Set<String> methods) {
    return neighbour.marks().keySet().containsAll(coverage.missed(methods));
  }

  /** Whether it took a branch that no path took before. */
  private boolean replay(Executable entry, List<String> parameters, ExploredPath path) {
    boolean isEnded =
        path.outcome() instanceof Outcome.Returned || path.outcome() instanceof Outcome.Threw;
    paths++;
    if (!path.proven() || !isEnded) {
      return false;
    }
    int before = coverage.probes();
    HostClasses plain = new HostClasses(folder);
    String difference = new Replay(plain, find(plain, entry), parameters).difference(path);
    if (difference != null) {
      problems.add(name(entry) + ": " + difference + " for " + Replay.describe(path.inputs()));
    }
    cover(entry, parameters, path);
    return coverage.probes() > before;
  }

  /** Apart from the comparison: the instrumented code has other local variables. */
  private void cover(Executable entry, List<String> parameters, ExploredPath path) {
    UnaryOperator<byte[]> instrument = coverage::instrument;
    HostClasses classes = new HostClasses(instrument, folder);
    Replay replay = new Replay(classes, find(classes, entry), parameters);
    Replay.run(find(classes, entry), replay.arguments(path.inputs(), new HostObjects(classes)));
  }

  private Executable find(HostClasses classes, Executable entry) {
    Executable found =
        entries(classes).stream().filter(each -> key(each).equals(key(entry))).findFirst().get();
    found.setAccessible(true);
    return found;
  }

  private void compareWithMarks() {
    List<String> lines = neighbour.text().lines().toList();
    for (int line : missed) {
      if (!neighbour.marks().containsKey(line)) {
        problems.add("line " + line + " is missed: " + lines.get(line - 1).strip());
      }
    }
    for (int line : neighbour.marks().keySet()) {
      if (!missed.contains(line) && !neighbour.late().contains(line)) {
        problems.add("line " + line + " is not missed: " + lines.get(line - 1).strip());
      }
    }
  }

  List<String> problems() {
    return problems;
  }

  /** Coverage, paths and time, and how each method's exploration ended. */
  String summary() {
    int[] branches = coverage.branches();
    return String.format(
            "%s: %d of %d branches, %d paths, %.1f s",
            neighbour.name(), branches[0], branches[1], paths, (System.nanoTime() - started) / 1e9)
        + (problems.isEmpty() ? "" : "\n" + String.join("\n", notes));
  }
}
