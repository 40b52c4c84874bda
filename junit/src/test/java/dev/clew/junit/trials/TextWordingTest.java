package dev.clew.junit.trials;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextWordingTest {

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "x-vip, tea-vip",
        "aa:b, tea:milk",
        "{a, !tea",
        "`0a  0`, tea5  0",
        "aaA0aa, teaTime5",
        "1 1 1, 1 2 3",
        "`  plum  `, plum",
        "2024-10-10t10:10 INFO aaaa, 2024-05-17T12:30:00 INFO tea",
        "`x\"a,\"`, `\"tea, milk\",sugar`",
        "x\"a\"\"\", \"say \"\"tea\"\"\"",
        "abcdefgh, 12345678"
      })
  void wordsAndNumbersStandForNoise(String text, String plainer) {
    assertThat(TextWording.of(text)).contains(plainer);
  }

  @Test
  void wordsStayWhatTheyAre() {
    assertThat(TextWording.of("sugar plum")).doesNotContain("tea milk").doesNotContain("");
  }

  @ParameterizedTest
  @CsvSource({"1 2 3 4 5, 1 2 3 4", "SAVE10, SAVE0", "SAVE10, SAVE99", "tea;milk, tea"})
  void whatIsWrongIsAlmostRight(String text, String broken) {
    assertThat(TextWording.broken(text)).contains(broken).doesNotContain(text);
  }
}
