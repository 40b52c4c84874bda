package dev.clew.models;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.models.kit.Differential;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The largest families of {@link ModelsAgainstJdkTest}, so that they run beside the others. */
class BigNumbersAgainstJdkTest {

  private static final int CASES = Integer.getInteger("models.cases", 60);

  @ParameterizedTest
  @ValueSource(
      classes = {
        BigDecimalArithmeticSubjects.class,
        BigDecimalContextSubjects.class,
        BigDecimalExactSubjects.class,
        BigDecimalNumberSubjects.class,
        BigDecimalRoundingSubjects.class,
        BigDecimalTextSubjects.class,
        BigIntegerSubjects.class
      })
  void callsOnUnknownArgumentsEndAsTheJdksDo(Class<?> subjects) {
    Differential.Report report = new Differential(subjects).run(CASES, Long.getLong("seed", 1));
    System.out.println(report.counts());
    assertThat(report.differences()).isEmpty();
    assertThat(report.isAnswered()).as(report.counts()).isTrue();
  }
}
