package dev.clew.engine.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class LineDifferenceTest {

  @ParameterizedTest
  @ValueSource(strings = {"", "\n", "a", "a\n", "a\nb\n", "a\n\nb"})
  void theSameTextHasNone(String text) {
    assertThat(LineDifference.between(text, text)).isEmpty();
  }

  @Test
  void itShowsWhatBothHaveAndHowTheyGoOn() {
    assertThat(LineDifference.between("a\nb\nc\nd\n", "a\nb\nx\n"))
        .get()
        .asString()
        .isEqualTo(
            """
            line 3 of 4 differs (3 lines came)
                a
                b
              - c
              - d
              + x
            """);
  }

  @Test
  void oneThatEndsEarlyDiffersAtItsEnd() {
    assertThat(LineDifference.between("a\nb\n", "a\n"))
        .get()
        .asString()
        .isEqualTo(
            """
            line 2 of 2 differs (1 lines came)
                a
              - b
              + (end of output)
            """);
  }

  @Test
  void oneThatGoesOnDiffersAfterTheOthersEnd() {
    assertThat(LineDifference.between("", "a"))
        .get()
        .asString()
        .isEqualTo("line 1 of 0 differs (1 lines came)\n  - (end of output)\n  + a\n");
  }
}
