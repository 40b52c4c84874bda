package dev.clew.models;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.clew.models.kit.Differential;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ModelsAgainstJdkTest {

  private static final int CASES = Integer.getInteger("models.cases", 60);

  @ParameterizedTest
  @ValueSource(
      classes = {
        StringSubjects.class,
        BigDecimalArithmeticSubjects.class,
        BigDecimalContextSubjects.class,
        BigDecimalExactSubjects.class,
        BigDecimalNumberSubjects.class,
        BigDecimalRoundingSubjects.class,
        BigDecimalTextSubjects.class,
        BigIntegerSubjects.class,
        BitsOfBoxesSubjects.class,
        BuilderSubjects.class,
        CharacterSubjects.class,
        EncodingSubjects.class,
        FloatSubjects.class,
        FormatSubjects.class,
        MathSubjects.class,
        NumeralSubjects.class,
        StrictMathSubjects.class,
        TokenSubjects.class,
        UnsignedNumeralSubjects.class
      })
  void callsOnUnknownArgumentsEndAsTheJdksDo(Class<?> subjects) {
    compare(subjects);
  }

  @Test
  void textsAreTheObjectsThatTheJdkGives() {
    Differential.Report report =
        new Differential(IdentitySubjects.class).run(CASES, Long.getLong("seed", 1));
    assertThat(report.differences()).isEmpty();
    assertThat(report.unsupported() * 10).isLessThan(report.calls());
  }

  @Test
  void buildersHaveTheRoomThatJdk17Makes() {
    assumeTrue(Runtime.version().feature() == 17, "later JDKs make room in other steps");
    compare(RoomSubjects.class);
  }

  private static void compare(Class<?> subjects) {
    Differential.Report report = new Differential(subjects).run(CASES, Long.getLong("seed", 1));
    System.out.println(report.counts());
    assertThat(report.differences()).isEmpty();
    assertThat(report.isAnswered()).as(report.counts()).isTrue();
  }
}
