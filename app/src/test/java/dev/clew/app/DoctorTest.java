package dev.clew.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DoctorTest {
  private static final long GIBIBYTE = 1L << 30;

  @TempDir Path folder;
  private Machine healthy;

  @BeforeEach
  void describeAHealthyMachine() {
    healthy = machine("17.0.2", true, 2 * GIBIBYTE, folder);
  }

  @Test
  void aHealthyMachinePassesEveryCheckWithoutRemedies() {
    assertThat(Doctor.examine(healthy))
        .allSatisfy(check -> assertThat(check.ok()).isTrue())
        .allSatisfy(check -> assertThat(check.remedy()).isEmpty());
  }

  @Test
  void theMachineThatRunsTheTestsIsHealthy() {
    assertThat(Doctor.examine(Machine.current())).allMatch(Check::ok);
  }

  @Test
  void checksComeInAFixedOrder() {
    assertThat(Doctor.examine(healthy))
        .extracting(Check::name)
        .containsExactly("JDK", "memory", "temporary folder");
  }

  @Test
  void aJavaOlderThan17FailsAndTheRemedyNamesTheVersion() {
    Check check = only(machine("11.0.1", true, 2 * GIBIBYTE, folder), "JDK");

    assertThat(check.ok()).isFalse();
    assertThat(check.remedy()).contains("JDK 17 or newer");
  }

  @Test
  void aJreWithoutCompilerFails() {
    Check check = only(machine("25", false, 2 * GIBIBYTE, folder), "JDK");

    assertThat(check.ok()).isFalse();
    assertThat(check.detail()).contains("without a compiler");
  }

  @Test
  void aTinyHeapFailsAndTheRemedyShowsTheOption() {
    Check check = only(machine("17", true, GIBIBYTE / 8, folder), "memory");

    assertThat(check.ok()).isFalse();
    assertThat(check.detail()).contains("128 MiB");
    assertThat(check.remedy()).contains("CLEW_JAVA_OPTS=-Xmx");
  }

  @Test
  void aMissingTemporaryFolderFails() {
    Path missing = folder.resolve("missing");

    Check check = only(machine("17", true, GIBIBYTE, missing), "temporary folder");

    assertThat(check.ok()).isFalse();
    assertThat(check.detail()).contains(missing.toString());
  }

  @Test
  void nothingIsLeftInTheTemporaryFolder() throws IOException {
    assertThat(Doctor.examine(healthy)).isNotEmpty();

    try (Stream<Path> left = Files.list(folder)) {
      assertThat(left).isEmpty();
    }
  }

  private static Machine machine(String java, boolean compiler, long heap, Path temp) {
    Path home = Path.of("jdk");
    return new Machine(Runtime.Version.parse(java), home, compiler, heap, 8 * GIBIBYTE, 4, temp);
  }

  private static Check only(Machine machine, String name) {
    return Doctor.examine(machine).stream()
        .filter(check -> check.name().equals(name))
        .findFirst()
        .orElseThrow();
  }
}
