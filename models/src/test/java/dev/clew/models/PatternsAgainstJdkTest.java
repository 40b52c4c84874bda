package dev.clew.models;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.models.kit.Differential;
import org.junit.jupiter.api.Test;

class PatternsAgainstJdkTest {

  /** Fewer than for other models: each call compiles its pattern, in the engine. */
  private static final int CASES = Integer.getInteger("patterns.cases", 20);

  @Test
  void matchesOfUnknownTextsAreTheJdks() {
    compare(PatternSubjects.class, CASES);
  }

  @Test
  void matchesInRegionsAreTheJdks() {
    compare(RegionSubjects.class, CASES);
  }

  /** Each scanner compiles a dozen patterns. */
  @Test
  void scannersOfUnknownTextsAreTheJdks() {
    compare(ScannerSubjects.class, Math.max(1, CASES / 7));
  }

  private static void compare(Class<?> subjects, int cases) {
    Differential.Report report = new Differential(subjects).run(cases, Long.getLong("seed", 1));
    System.out.println(report.counts());
    assertThat(report.differences()).isEmpty();
    assertThat(report.isAnswered()).as(report.counts()).isTrue();
  }
}
