package dev.clew.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ClewVersionTest {
  @Test
  void theVersionIsTheOneTheBuildRecorded() {
    assertThat(ClewVersion.current()).matches("\\d+\\.\\d+\\.\\d+(-\\w+)?");
  }
}
