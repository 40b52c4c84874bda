package dev.clew.models;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.models.kit.Differential;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CollectionsAgainstJdkTest {

  private static final int CASES = Integer.getInteger("models.cases", 20);

  @ParameterizedTest
  @ValueSource(
      classes = {
        HashMapSubjects.class,
        HashMapViewSubjects.class,
        HashSetSubjects.class,
        ListSubjects.class,
        SortSubjects.class
      })
  void collectionsOfUnknownElementsBehaveAsTheJdksDo(Class<?> subjects) {
    Differential.Report report = new Differential(subjects).run(CASES, Long.getLong("seed", 1));
    System.out.println(report.counts());
    assertThat(report.differences()).isEmpty();
    assertThat(report.isAnswered()).as(report.counts()).isTrue();
  }
}
