package dev.clew.junit.run;

import dev.clew.junit.source.SuiteSource;
import dev.clew.junit.source.cases.PlannedTest;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** What a compiler says, by test. */
final class Complaints {

  private final Map<PlannedTest, String> errors = new HashMap<>();
  private final Map<PlannedTest, Set<String>> warnings = new HashMap<>();

  private Complaints() {}

  /**
   * @param folder where the sources are
   */
  static Complaints of(List<Diagnostic> diagnostics, List<SuiteSource> sources, Path folder) {
    Map<String, SuiteSource> byFile = new HashMap<>();
    for (SuiteSource source : sources) {
      byFile.put(folder.resolve(source.suite().path()).toString(), source);
    }
    Complaints complaints = new Complaints();
    for (Diagnostic each : diagnostics) {
      SuiteSource source = byFile.get(each.file());
      if (source != null) {
        complaints.add(each, source);
      }
    }
    return complaints;
  }

  private void add(Diagnostic diagnostic, SuiteSource source) {
    Optional<PlannedTest> test = source.testAt(diagnostic.line());
    if (test.isPresent() && !diagnostic.isError()) {
      warnings.computeIfAbsent(test.get(), t -> new TreeSet<>()).add(diagnostic.lint());
    } else if (test.isPresent()) {
      errors.putIfAbsent(test.get(), diagnostic.message());
    } else if (diagnostic.isError()) {
      // something that all of them need
      source.suite().tests().forEach(each -> errors.putIfAbsent(each, diagnostic.message()));
    }
  }

  Optional<String> error(PlannedTest test) {
    return Optional.ofNullable(errors.get(test));
  }

  Set<String> warnings(PlannedTest test) {
    return warnings.getOrDefault(test, Set.of());
  }
}
