package dev.clew.app;

import dev.clew.solver.SolverProvider;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Says whether a machine has what Clew needs, and what to do where it has not. */
public final class Doctor {
  private static final int OLDEST_JAVA = 17;
  private static final long MEBIBYTE = 1L << 20;

  /** Below this, small analyses already spend their time in the garbage collector. */
  private static final long SMALLEST_HEAP = 512 * MEBIBYTE;

  private Doctor() {}

  /**
   * Looks at everything, whatever fails on the way; the order is fixed.
   *
   * <p>Costs some small files in the temporary folder, deleted again, loads every solver, and
   * starts a JVM.
   */
  public static List<MachineCheck> examine(HostMachine machine) {
    return Stream.concat(
            examine(machine, SolverStack.backEnds()).stream(), WallChecks.examine().stream())
        .toList();
  }

  static List<MachineCheck> examine(HostMachine machine, List<SolverProvider> solvers) {
    return Stream.concat(
            Stream.of(java(machine), memory(machine), tempFolder(machine.tempFolder())),
            solvers.stream().map(SolverTrial::of))
        .toList();
  }

  private static MachineCheck java(HostMachine machine) {
    String found = machine.javaVersion() + " in " + machine.javaHome();
    if (machine.javaVersion().feature() < OLDEST_JAVA) {
      String remedy = "install JDK " + OLDEST_JAVA + " or newer and point JAVA_HOME to it";
      return MachineCheck.failed("JDK", found, remedy);
    }
    if (!machine.hasCompiler()) {
      String remedy = "install a JDK instead of a JRE: the tests Clew writes are compiled";
      return MachineCheck.failed("JDK", found + ", without a compiler", remedy);
    }
    return MachineCheck.passed("JDK", found);
  }

  private static MachineCheck memory(HostMachine machine) {
    String found =
        String.format(
            Locale.ROOT,
            "heap up to %d MiB of the machine's %d MiB, %d processors",
            machine.maxHeapBytes() / MEBIBYTE,
            machine.memoryBytes() / MEBIBYTE,
            machine.processors());
    return machine.maxHeapBytes() < SMALLEST_HEAP
        ? MachineCheck.failed("memory", found, "give Java more memory, as in CLEW_JAVA_OPTS=-Xmx2g")
        : MachineCheck.passed("memory", found);
  }

  private static MachineCheck tempFolder(Path folder) {
    try {
      Files.delete(Files.writeString(Files.createTempFile(folder, "clew", ".tmp"), "clew"));
      return MachineCheck.passed("temporary folder", folder.toString());
    } catch (IOException e) {
      return MachineCheck.failed(
          "temporary folder",
          folder + " cannot be written to",
          "make room or name another folder, as in CLEW_JAVA_OPTS=-Djava.io.tmpdir=/var/tmp");
    }
  }
}
