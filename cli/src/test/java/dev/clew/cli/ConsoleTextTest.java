package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ConsoleTextTest {
  @Test
  void theEncodingOfTheSystemIsUsed() {
    assertThat(ConsoleText.charset("ISO-8859-1")).isEqualTo(StandardCharsets.ISO_8859_1);
  }

  @Test
  void asciiIsWidenedToUtf8() {
    assertThat(ConsoleText.charset("ANSI_X3.4-1968")).isEqualTo(StandardCharsets.UTF_8);
  }

  @Test
  void anUnknownEncodingFallsBackToUtf8() {
    assertThat(ConsoleText.charset("no-such-charset")).isEqualTo(StandardCharsets.UTF_8);
  }

  @Test
  void aTestIsNotWatchedOnATerminal() {
    assertThat(ConsoleText.isTerminal()).isFalse();
  }
}
