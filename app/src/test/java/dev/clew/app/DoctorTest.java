package dev.clew.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.clew.replay.wall.OsWalls;
import dev.clew.replay.wall.WallMode;
import dev.clew.solver.LayerStatistics;
import dev.clew.solver.Query;
import dev.clew.solver.Solver;
import dev.clew.solver.SolverProvider;
import dev.clew.solver.SolverUnavailable;
import dev.clew.solver.Verdict;
import dev.clew.solver.eval.Assignment;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("once")
class DoctorTest {
  private static final long GIBIBYTE = 1L << 30;

  /** Of a healthy machine; loads every solver and starts a JVM. */
  private static List<MachineCheck> everything;

  @TempDir static Path folder;

  @BeforeAll
  static void examineAHealthyMachine() {
    everything = Doctor.examine(healthy());
  }

  @Test
  void aHealthyMachinePassesEveryCheckWithoutRemedies() {
    assertThat(everything)
        .allSatisfy(check -> assertThat(check.ok()).isTrue())
        .filteredOn(check -> !check.name().equals("wall of the operating system"))
        .allSatisfy(check -> assertThat(check.remedy()).isEmpty());
  }

  @Test
  void aMachineWithoutASecondWallIsHealthyAndHearsTheRemedy() {
    List<MachineCheck> checks = WallChecks.examine(OsWalls.of(WallMode.OFF));

    assertThat(checks)
        .extracting(MachineCheck::name)
        .containsExactly("wall in the JVM", "wall of the operating system");
    assertThat(checks).allMatch(MachineCheck::ok);
    assertThat(checks.get(0).remedy()).isEmpty();
    assertThat(checks.get(1).detail()).isEqualTo("none");
    assertThat(checks.get(1).remedy()).contains("bubblewrap", "user namespaces");
  }

  @Test
  void theMachineThatRunsTheTestsIsHealthy() {
    assertThat(Doctor.examine(HostMachine.current(), List.of()))
        .hasSize(3)
        .allMatch(MachineCheck::ok);
  }

  @Test
  void checksComeInAFixedOrder() {
    assertThat(everything)
        .extracting(MachineCheck::name)
        .containsExactly(
            "JDK",
            "memory",
            "temporary folder",
            "solver z3",
            "solver cvc5",
            "solver z3-strings",
            "wall in the JVM",
            "wall of the operating system");
  }

  @Test
  void aJavaOlderThan17FailsAndTheRemedyNamesTheVersion() {
    MachineCheck check = only(machine("11.0.1", true, 2 * GIBIBYTE, folder), "JDK");

    assertThat(check.ok()).isFalse();
    assertThat(check.remedy()).contains("JDK 17 or newer");
  }

  @Test
  void aJreWithoutCompilerFails() {
    MachineCheck check = only(machine("25", false, 2 * GIBIBYTE, folder), "JDK");

    assertThat(check.ok()).isFalse();
    assertThat(check.detail()).contains("without a compiler");
  }

  @Test
  void aTinyHeapFailsAndTheRemedyShowsTheOption() {
    MachineCheck check = only(machine("17", true, GIBIBYTE / 8, folder), "memory");

    assertThat(check.ok()).isFalse();
    assertThat(check.detail()).contains("128 MiB");
    assertThat(check.remedy()).contains("CLEW_JAVA_OPTS=-Xmx");
  }

  @Test
  void aSolverThatCannotBeLoadedFailsWithItsReason() {
    MachineCheck check =
        trial(
            () -> {
              throw new SolverUnavailable("no native library", new UnsatisfiedLinkError());
            });

    assertThat(check.ok()).isFalse();
    assertThat(check.detail()).isEqualTo("no native library");
    assertThat(check.remedy()).contains("native code");
  }

  @Test
  void clewCanDoWithoutASolverForStringsAndSaysSo() {
    MachineCheck check =
        trial(
            true,
            () -> {
              throw new SolverUnavailable("no native library", new UnsatisfiedLinkError());
            });

    assertThat(check.ok()).isTrue();
    assertThat(check.detail()).isEqualTo("no native library");
    assertThat(check.remedy()).contains("decides less");
  }

  @Test
  void aSolverThatAnswersWronglyFails() {
    MachineCheck check = trial(() -> new Yes());

    assertThat(check.ok()).isFalse();
    assertThat(check.detail()).isEqualTo("yes 1.0 gives wrong answers");
  }

  @Test
  void aSolverForStringsThatAnswersWronglyFailsLikeAnyOther() {
    MachineCheck check = trial(true, () -> new Yes());

    assertThat(check.ok()).isFalse();
    assertThat(check.detail()).isEqualTo("yes 1.0 gives wrong answers");
  }

  @Test
  void aMissingTemporaryFolderFails() {
    Path missing = folder.resolve("missing");

    MachineCheck check = only(machine("17", true, GIBIBYTE, missing), "temporary folder");

    assertThat(check.ok()).isFalse();
    assertThat(check.detail()).contains(missing.toString());
  }

  @Test
  void nothingIsLeftInTheTemporaryFolder() throws IOException {
    assertThat(everything).isNotEmpty();

    try (Stream<Path> left = Files.list(folder)) {
      assertThat(left).isEmpty();
    }
  }

  private MachineCheck trial(Creation creation) {
    return trial(false, creation);
  }

  private MachineCheck trial(boolean forStrings, Creation creation) {
    SolverProvider provider =
        new SolverProvider() {
          @Override
          public String name() {
            return "yes";
          }

          @Override
          public String describe() {
            return "yes 1.0";
          }

          @Override
          public boolean forStrings() {
            return forStrings;
          }

          @Override
          public Solver create() throws SolverUnavailable {
            return creation.create();
          }
        };
    List<MachineCheck> checks = Doctor.examine(healthy(), List.of(provider));
    return checks.get(checks.size() - 1);
  }

  private interface Creation {
    Solver create() throws SolverUnavailable;
  }

  /** Says yes to everything. */
  private static final class Yes implements Solver {
    @Override
    public Verdict check(Query query) {
      return new Verdict.Sat(Assignment.EMPTY);
    }

    @Override
    public List<LayerStatistics> statistics() {
      return List.of();
    }

    @Override
    public void close() {}
  }

  private static HostMachine healthy() {
    return machine("17.0.2", true, 2 * GIBIBYTE, folder);
  }

  private static HostMachine machine(String java, boolean compiler, long heap, Path temp) {
    Path home = Path.of("jdk");
    return new HostMachine(
        Runtime.Version.parse(java), home, compiler, heap, 8 * GIBIBYTE, 4, temp);
  }

  private static MachineCheck only(HostMachine machine, String name) {
    return Doctor.examine(machine, List.of()).stream()
        .filter(check -> check.name().equals(name))
        .findFirst()
        .orElseThrow();
  }
}
