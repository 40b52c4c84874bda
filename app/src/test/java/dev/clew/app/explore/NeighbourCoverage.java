package dev.clew.app.explore;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jacoco.core.analysis.Analyzer;
import org.jacoco.core.analysis.CoverageBuilder;
import org.jacoco.core.analysis.IClassCoverage;
import org.jacoco.core.analysis.ICounter;
import org.jacoco.core.analysis.ILine;
import org.jacoco.core.analysis.IMethodCoverage;
import org.jacoco.core.data.ExecutionData;
import org.jacoco.core.data.ExecutionDataStore;
import org.jacoco.core.instr.Instrumenter;

/** Which lines and branches of one source the calls so far took, as JaCoCo counts them. */
final class NeighbourCoverage {

  private final Map<String, byte[]> classFiles = new TreeMap<>();
  private final ExecutionDataStore store = new ExecutionDataStore();
  private final Instrumenter instrumenter = new Instrumenter(new HostProbes());

  /** Of a class and those nested in it. */
  NeighbourCoverage(Path folder, String simpleName) {
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.sorted().toList()) {
        String name = file.getFileName().toString();
        if (name.equals(simpleName + ".class") || name.startsWith(simpleName + "$")) {
          classFiles.put(name, Files.readAllBytes(file));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Map<String, byte[]> classFiles() {
    return classFiles;
  }

  /** Classes whose calls count here, if this thread makes them. */
  byte[] instrument(byte[] classFile) {
    HostProbes.into(store);
    try {
      return instrumenter.instrument(classFile, "class");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Branches of all lines: those that were taken, and how many there are. */
  int[] branches() {
    int[] counts = new int[2];
    for (IClassCoverage each : analyse()) {
      counts[0] += each.getBranchCounter().getCoveredCount();
      counts[1] += each.getBranchCounter().getTotalCount();
    }
    return counts;
  }

  /** Lines of some methods with a branch that was not taken, or never reached at all. */
  Set<Integer> missed(Set<String> methods) {
    Set<Integer> missed = new TreeSet<>();
    for (IClassCoverage each : analyse()) {
      for (IMethodCoverage method : each.getMethods()) {
        if (methods.contains(method.getName() + method.getDesc())) {
          addMissed(method, missed);
        }
      }
    }
    return missed;
  }

  /** How many probes have been passed: more than before if a call came to something new. */
  int probes() {
    int passed = 0;
    for (ExecutionData data : store.getContents()) {
      for (boolean probe : data.getProbes()) {
        passed += probe ? 1 : 0;
      }
    }
    return passed;
  }

  private static void addMissed(IMethodCoverage method, Set<Integer> missed) {
    for (int line = method.getFirstLine(); line >= 0 && line <= method.getLastLine(); line++) {
      ILine at = method.getLine(line);
      if (at.getStatus() == ICounter.NOT_COVERED || at.getBranchCounter().getMissedCount() > 0) {
        missed.add(line);
      }
    }
  }

  private List<IClassCoverage> analyse() {
    CoverageBuilder builder = new CoverageBuilder();
    Analyzer analyzer = new Analyzer(store, builder);
    try {
      for (Map.Entry<String, byte[]> each : classFiles.entrySet()) {
        analyzer.analyzeClass(each.getValue(), each.getKey());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new ArrayList<>(builder.getClasses());
  }
}
