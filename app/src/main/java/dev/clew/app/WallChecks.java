package dev.clew.app;

import dev.clew.engine.program.path.ClassPath;
import dev.clew.engine.program.path.Jdk;
import dev.clew.harness.calls.CallServer;
import dev.clew.replay.process.ConfinedJvms;
import dev.clew.replay.process.ForkedJvm;
import dev.clew.replay.process.JvmPlan;
import dev.clew.replay.process.JvmStartException;
import dev.clew.replay.wall.OsWall;
import dev.clew.replay.wall.OsWalls;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Which walls stand around code under test on this machine: tried, not guessed. */
final class WallChecks {

  private static final String FIRST = "wall in the JVM";
  private static final String SECOND = "wall of the operating system";

  private WallChecks() {}

  /** Starts a JVM, and something small in each wall of the operating system. */
  static List<MachineCheck> examine() {
    return examine(OsWalls.asConfigured());
  }

  static List<MachineCheck> examine(OsWalls walls) {
    try {
      return List.of(ofJvm(), ofSystem(walls));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return List.of();
    }
  }

  /** Without it nothing can be tried. */
  private static MachineCheck ofJvm() throws InterruptedException {
    try (ClassPath none = ClassPath.open(Jdk.running(), List.of());
        ConfinedJvms jvms = ConfinedJvms.of(none, Set.of());
        ForkedJvm<String> started = jvms.start(JvmPlan.of(CallServer.class), in -> "")) {
      return started.isAlive()
          ? MachineCheck.passed(FIRST, "the JDK asks before it touches files, network or programs")
          : MachineCheck.failed(FIRST, "the JVM for code under test ends", "free some memory");
    } catch (JvmStartException e) {
      String[] parts = String.valueOf(e.getMessage()).split("; ", 2);
      return MachineCheck.failed(FIRST, parts[0], parts[parts.length - 1]);
    } catch (IOException e) {
      return MachineCheck.failed(FIRST, String.valueOf(e.getMessage()), "try again");
    }
  }

  /** Clew does without, and says so. */
  private static MachineCheck ofSystem(OsWalls walls) throws InterruptedException {
    Map<OsWall, Optional<String>> examined = walls.examined();
    for (Map.Entry<OsWall, Optional<String>> each : examined.entrySet()) {
      if (each.getValue().isEmpty()) {
        return MachineCheck.passed(SECOND, each.getKey().description());
      }
    }
    String found =
        examined.entrySet().stream()
            .map(each -> each.getKey().word() + ": " + each.getValue().orElse(""))
            .collect(Collectors.joining(", "));
    return MachineCheck.spared(
        SECOND,
        found.isEmpty() ? "none" : "none (" + found + ")",
        "on Linux, install bubblewrap or util-linux and let users make user namespaces");
  }
}
