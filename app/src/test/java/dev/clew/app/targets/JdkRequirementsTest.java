package dev.clew.app.targets;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.clew.app.UserException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JdkRequirementsTest {

  private static final Path RUNNING = Path.of(System.getProperty("java.home"));

  @Test
  void aJdkOfTheOldestVersionWillDo() {
    assertThatCode(() -> JdkRequirements.check(RUNNING, 17)).doesNotThrowAnyException();
  }

  @Test
  void aJdkThatIsTooOldIsNamedWithItsVersion() {
    assertThatThrownBy(() -> JdkRequirements.check(RUNNING, 16))
        .isInstanceOf(UserException.class)
        .hasMessage("the JDK in " + RUNNING + " is of Java 16")
        .extracting(e -> ((UserException) e).remedy())
        .isEqualTo("give one of Java 17 or newer by --jdk");
  }

  @Test
  void aJdkWithoutAJvmIsNone(@TempDir Path home) {
    assertThatThrownBy(() -> JdkRequirements.check(home, 17))
        .isInstanceOf(UserException.class)
        .hasMessageContaining("has no bin/java");
  }
}
