package dev.clew.replay.coverage;

import dev.clew.engine.outcome.Site;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.Program;
import dev.clew.engine.program.path.ClassFile;
import dev.clew.harness.replay.ClockCalls;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.zip.CRC32;
import org.jacoco.core.analysis.Analyzer;
import org.jacoco.core.analysis.CoverageBuilder;
import org.jacoco.core.analysis.IClassCoverage;
import org.jacoco.core.analysis.ICounter;
import org.jacoco.core.analysis.ISourceNode;
import org.jacoco.core.data.ExecutionData;
import org.jacoco.core.data.ExecutionDataReader;
import org.jacoco.core.data.ExecutionDataStore;
import org.jacoco.core.data.SessionInfoStore;

/** Adds up what calls reached. For one thread. */
public final class Coverage {

  /** A line of a class, by its name as traces have it. */
  private record Line(String className, int number) {}

  private final ExecutionDataStore store = new ExecutionDataStore();

  /** Where exceptions came by: JaCoCo counts a line when it is left in order. */
  private final Set<Line> left = new HashSet<>();

  private final Map<ClassInfo, Optional<IClassCoverage>> analysed = new HashMap<>();
  private final Map<String, Long> checksums = new HashMap<>();
  private Optional<Coverage> part = Optional.empty();

  /** How many of how many. */
  public record Count(int covered, int total) {
    public Count plus(Count other) {
      return new Count(covered + other.covered, total + other.total);
    }
  }

  /** Lines and branches. */
  public record Counts(Count lines, Count branches) {
    public static final Counts NONE = new Counts(new Count(0, 0), new Count(0, 0));

    public Counts plus(Counts other) {
      return new Counts(lines.plus(other.lines), branches.plus(other.branches));
    }
  }

  /** Adds places that an exception came by. */
  public void addLeft(List<Site> places) {
    places.forEach(site -> left.add(new Line(site.className(), site.line())));
    part.ifPresent(each -> each.addLeft(places));
  }

  /**
   * Adds what one call reached, in JaCoCo's format. What is not, as code under test can reach
   * JaCoCo's agent, is left out.
   */
  public void add(byte[] recorded) {
    if (recorded.length == 0) {
      return;
    }
    ExecutionDataStore other = new ExecutionDataStore();
    read(recorded, other);
    for (ExecutionData data : other.getContents()) {
      take(data);
    }
  }

  private void take(ExecutionData data) {
    part.ifPresent(
        each ->
            each.take(new ExecutionData(data.getId(), data.getName(), data.getProbes().clone())));
    if (passesNew(data)) {
      analysed.keySet().removeIf(type -> type.name().equals(data.getName()));
      put(data);
    }
  }

  /** Another that hears of what is added here from now on, in the place of an earlier one. */
  public Coverage startPart() {
    Coverage started = new Coverage();
    part = Optional.of(started);
    return started;
  }

  /** What was reached of the classes of a project, by their names. */
  public List<ReachedClass> reached(Program program) {
    List<ReachedClass> reached = new ArrayList<>();
    for (ExecutionData data : store.getContents()) {
      program
          .classPath()
          .find(data.getName())
          .filter(program::isOfProject)
          .ifPresent(file -> reached.add(reached(data, file)));
    }
    reached.sort(Comparator.comparing(ReachedClass::name));
    return reached;
  }

  private static ReachedClass reached(ExecutionData data, ClassFile file) {
    StringBuilder probes = new StringBuilder();
    for (boolean each : data.getProbes()) {
      probes.append(each ? '1' : '0');
    }
    return new ReachedClass(data.getName(), data.getId(), checksum(file), probes.toString());
  }

  /** Adds what earlier calls reached of a class whose code is the same but for lines. */
  public void add(ReachedClass known, Program program) {
    boolean[] probes = new boolean[known.probes().length()];
    for (int i = 0; i < probes.length; i++) {
      probes[i] = known.probes().charAt(i) == '1';
    }
    program
        .classPath()
        .find(known.name())
        .flatMap(
            file ->
                checksums.computeIfAbsent(known.name(), n -> checksum(file)) == known.file()
                    ? Optional.of(known.id())
                    : id(file))
        .ifPresent(id -> take(new ExecutionData(id, known.name(), probes)));
  }

  private static long checksum(ClassFile file) {
    CRC32 sum = new CRC32();
    try {
      sum.update(file.read());
    } catch (IOException e) { // whoever links it says so
      return 0;
    }
    return sum.getValue();
  }

  private static Optional<Long> id(ClassFile file) {
    return analyseNow(new ExecutionDataStore(), file).map(IClassCoverage::getId);
  }

  /** Places that an exception came by, in classes of a project. */
  public List<Site> left(Program program) {
    return left.stream()
        .filter(
            line ->
                program
                    .classPath()
                    .find(line.className().replace('.', '/'))
                    .filter(program::isOfProject)
                    .isPresent())
        .map(line -> new Site(line.className(), "", line.number()))
        .sorted(Comparator.comparing(Site::className).thenComparingInt(Site::line))
        .toList();
  }

  private void put(ExecutionData data) {
    try {
      store.put(data);
    } catch (IllegalStateException e) {
      return; // of another class by that name: what code under test made up
    }
  }

  /** Whether a call reached something that no other did. */
  public boolean isNew(byte[] recorded) {
    return !hasAll(recorded, name -> true);
  }

  /**
   * Whether two calls reached the same, each in JaCoCo's format.
   *
   * @param counts names of classes as class files have them: what was reached in others is left out
   */
  public static boolean isSame(byte[] one, byte[] other, Predicate<String> counts) {
    return of(one).hasAll(other, counts) && of(other).hasAll(one, counts);
  }

  private boolean hasAll(byte[] recorded, Predicate<String> counts) {
    ExecutionDataStore other = new ExecutionDataStore();
    if (recorded.length > 0) {
      read(recorded, other);
    }
    return other.getContents().stream()
        .noneMatch(data -> counts.test(data.getName()) && passesNew(data));
  }

  private static Coverage of(byte[] recorded) {
    Coverage coverage = new Coverage();
    coverage.add(recorded);
    return coverage;
  }

  private boolean passesNew(ExecutionData data) {
    ExecutionData known = store.get(data.getId());
    boolean[] probes = data.getProbes();
    if (known != null && known.getProbes().length != probes.length) {
      return false;
    }
    for (int i = 0; i < probes.length; i++) {
      if (probes[i] && (known == null || !known.getProbes()[i])) {
        return true;
      }
    }
    return false;
  }

  static void read(byte[] recorded, ExecutionDataStore into) {
    ExecutionDataReader reader = new ExecutionDataReader(new ByteArrayInputStream(recorded));
    reader.setExecutionDataVisitor(into);
    reader.setSessionInfoVisitor(new SessionInfoStore());
    try {
      reader.read();
    } catch (IOException | IllegalStateException e) {
      return; // fewer lines are covered than could be, and nothing else is lost
    }
  }

  /** Of a class as a whole; an interface without code has none. */
  public Counts of(ClassInfo type) {
    return analyse(type).map(each -> counts(type, each)).orElse(Counts.NONE);
  }

  /** Of one method. */
  public Counts of(ClassInfo type, String name, String descriptor) {
    return analyse(type).stream()
        .flatMap(each -> each.getMethods().stream())
        .filter(each -> each.getName().equals(name) && each.getDesc().equals(descriptor))
        .map(each -> counts(type, each))
        .findFirst()
        .orElse(Counts.NONE);
  }

  /** The lines of a class of which something was reached, as its debug information numbers them. */
  public BitSet lines(ClassInfo type) {
    BitSet reached = new BitSet();
    analyse(type)
        .ifPresent(
            each -> {
              for (int line = each.getFirstLine(); line <= each.getLastLine(); line++) {
                boolean isLeft = left.contains(new Line(type.toString(), line));
                if (line >= 0
                    && (isLeft || each.getLine(line).getStatus() > ICounter.NOT_COVERED)) {
                  reached.set(line);
                }
              }
            });
    return reached;
  }

  /** The lines of a class that have code. */
  public BitSet executable(ClassInfo type) {
    BitSet lines = new BitSet();
    analyse(type)
        .ifPresent(
            each -> {
              for (int line = each.getFirstLine(); line <= each.getLastLine(); line++) {
                if (line >= 0 && each.getLine(line).getStatus() != ICounter.EMPTY) {
                  lines.set(line);
                }
              }
            });
    return lines;
  }

  private Counts counts(ClassInfo type, ISourceNode code) {
    int total = 0;
    int covered = 0;
    for (int line = code.getFirstLine(); line > 0 && line <= code.getLastLine(); line++) {
      int status = code.getLine(line).getStatus();
      if (status != ICounter.EMPTY) {
        total++;
        boolean isCovered = status != ICounter.NOT_COVERED;
        covered += isCovered || left.contains(new Line(type.toString(), line)) ? 1 : 0;
      }
    }
    ICounter branches = code.getBranchCounter();
    return new Counts(
        new Count(covered, total), new Count(branches.getCoveredCount(), branches.getTotalCount()));
  }

  private Optional<IClassCoverage> analyse(ClassInfo type) {
    return analysed.computeIfAbsent(type, each -> analyseNow(store, each.file()));
  }

  /**
   * A class that JaCoCo does not understand, such as one whose stack maps are damaged, has none.
   */
  private static Optional<IClassCoverage> analyseNow(ExecutionDataStore reached, ClassFile file) {
    CoverageBuilder builder = new CoverageBuilder();
    try {
      new Analyzer(reached, builder).analyzeClass(ClockCalls.given(file.read()), file.location());
    } catch (IOException | RuntimeException e) {
      return Optional.empty();
    }
    return builder.getClasses().stream().findFirst();
  }
}
