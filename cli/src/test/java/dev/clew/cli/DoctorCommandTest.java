package dev.clew.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.app.MachineCheck;
import org.junit.jupiter.api.Test;

class DoctorCommandTest {
  @Test
  void whatIsThereIsShownWithoutARemedy() {
    assertThat(DoctorCommand.line(MachineCheck.passed("JDK", "17 in /jdk")))
        .isEqualTo("ok       JDK: 17 in /jdk");
  }

  @Test
  void whatIsMissingIsShownWithItsRemedy() {
    assertThat(DoctorCommand.line(MachineCheck.failed("JDK", "11 in /jdk", "install JDK 17")))
        .isEqualTo("missing  JDK: 11 in /jdk; install JDK 17");
  }

  @Test
  void whatClewCanDoWithoutIsShownAsThat() {
    assertThat(DoctorCommand.line(MachineCheck.spared("solver s", "not here", "try elsewhere")))
        .isEqualTo("without  solver s: not here; try elsewhere");
  }
}
