package dev.clew.replay.coverage;

import dev.clew.engine.program.ClassInfo;
import dev.clew.harness.replay.ClockCalls;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jacoco.core.analysis.Analyzer;
import org.jacoco.core.analysis.CoverageBuilder;
import org.jacoco.core.analysis.IClassCoverage;
import org.jacoco.core.analysis.ICounter;
import org.jacoco.core.data.ExecutionData;
import org.jacoco.core.data.ExecutionDataReader;
import org.jacoco.core.data.ExecutionDataStore;
import org.jacoco.core.data.SessionInfoStore;

/** Adds up what calls reached. For one thread. */
public final class Coverage {

  private final ExecutionDataStore store = new ExecutionDataStore();
  private final Map<ClassInfo, Optional<IClassCoverage>> analysed = new HashMap<>();

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

  /**
   * Adds what one call reached, in JaCoCo's format. What is not, as code under test can reach
   * JaCoCo's agent, is left out.
   */
  public void add(byte[] recorded) {
    if (recorded.length == 0) {
      return;
    }
    analysed.clear();
    read(recorded, store);
  }

  /** Whether a call reached something that no other did. */
  public boolean isNew(byte[] recorded) {
    ExecutionDataStore other = new ExecutionDataStore();
    if (recorded.length > 0) {
      read(recorded, other);
    }
    return other.getContents().stream().anyMatch(this::passesNew);
  }

  private boolean passesNew(ExecutionData data) {
    ExecutionData known = store.get(data.getId());
    boolean[] probes = data.getProbes();
    for (int i = 0; i < probes.length; i++) {
      if (probes[i] && (known == null || !known.getProbes()[i])) {
        return true;
      }
    }
    return false;
  }

  private static void read(byte[] recorded, ExecutionDataStore into) {
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
    return analyse(type)
        .map(each -> counts(each.getLineCounter(), each.getBranchCounter()))
        .orElse(Counts.NONE);
  }

  /** Of one method. */
  public Counts of(ClassInfo type, String name, String descriptor) {
    return analyse(type).stream()
        .flatMap(each -> each.getMethods().stream())
        .filter(each -> each.getName().equals(name) && each.getDesc().equals(descriptor))
        .map(each -> counts(each.getLineCounter(), each.getBranchCounter()))
        .findFirst()
        .orElse(Counts.NONE);
  }

  private static Counts counts(ICounter lines, ICounter branches) {
    return new Counts(
        new Count(lines.getCoveredCount(), lines.getTotalCount()),
        new Count(branches.getCoveredCount(), branches.getTotalCount()));
  }

  private Optional<IClassCoverage> analyse(ClassInfo type) {
    return analysed.computeIfAbsent(type, this::analyseNow);
  }

  /**
   * A class that JaCoCo does not understand, such as one whose stack maps are damaged, has none.
   */
  private Optional<IClassCoverage> analyseNow(ClassInfo type) {
    CoverageBuilder builder = new CoverageBuilder();
    try {
      new Analyzer(store, builder)
          .analyzeClass(ClockCalls.given(type.file().read()), type.file().location());
    } catch (IOException | RuntimeException e) {
      return Optional.empty();
    }
    return builder.getClasses().stream().findFirst();
  }
}
