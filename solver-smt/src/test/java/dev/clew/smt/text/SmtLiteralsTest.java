package dev.clew.smt.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SmtLiteralsTest {

  private static String body(String literal) {
    assertThat(literal).startsWith("\"").endsWith("\"");
    return literal.substring(1, literal.length() - 1).replace("\"\"", "\"");
  }

  @Test
  void everyStringComesBack() {
    Random random = new Random(1);
    for (int i = 0; i < 5000; i++) {
      StringBuilder text = new StringBuilder();
      for (int length = random.nextInt(8); length > 0; length--) {
        text.append(
            random.nextBoolean()
                ? "\\u{}\"0 fF2\u0000\ud83d\ude00\uffff".charAt(random.nextInt(14))
                : (char) random.nextInt(0x10000));
      }
      String literal = SmtLiterals.string(text.toString());
      assertThat(literal).matches("[ -~]*");
      assertThat(SmtLiterals.units(body(literal))).contains(text.toString());
    }
  }

  @Test
  void everyFormOfAnEscapeIsRead() {
    assertThat(SmtLiterals.units("\\u{41}\\u0042\\u{00043}\\u{0}")).contains("ABC\0");
    assertThat(SmtLiterals.units("\\ud83d\\u{de00}")).contains("\ud83d\ude00");
    assertThat(SmtLiterals.units("\\u{ffff}\\uFFFF")).contains("\uffff\uffff");
  }

  @Test
  void whatIsNoEscapeIsItself() {
    for (String text :
        List.of("\\", "\\\\", "\\u", "\\u{", "\\u{}", "\\u{41", "\\u12", "\\x41", "\\n")) {
      assertThat(SmtLiterals.units(text)).contains(text);
    }
    assertThat(SmtLiterals.units("\\u{30000}")).contains("\\u{30000}");
    assertThat(SmtLiterals.units("\\u{000041}")).contains("\\u{000041}");
  }

  @Test
  void aCharacterThatIsNoUnitIsRefused() {
    assertThat(SmtLiterals.units("a\\u{10000}")).isEmpty();
    assertThat(SmtLiterals.units("\\u{2ffff}b")).isEmpty();
    assertThat(SmtLiterals.units("\\u{1F600}")).isEmpty();
  }

  @Test
  void negativeNumbersAreApplications() {
    assertThat(SmtLiterals.integer(-5)).isEqualTo("(- 5)");
    assertThat(SmtLiterals.integer(0)).isEqualTo("0");
    assertThat(SmtLiterals.integer(Long.MIN_VALUE)).isEqualTo("(- 9223372036854775808)");
  }
}
