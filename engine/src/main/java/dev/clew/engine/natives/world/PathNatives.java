package dev.clew.engine.natives.world;

import dev.clew.engine.heap.HeapArrays;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.natives.registry.NativeRegistry;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** {@code java.nio.file}: paths as such, in a file system of which nothing else is known. */
public final class PathNatives {

  private static final String UNIX = "sun/nio/fs/UnixNativeDispatcher.";

  private PathNatives() {}

  public static void register(NativeRegistry r) {
    r.value(UNIX + "init", (m, f) -> 0)
        .value(UNIX + "getcwd", PathNatives::workingFolder)
        .action("sun/nio/fs/LinuxNativeDispatcher.init", (m, f) -> {})
        .on("java/time/chrono/HijrahChronology.registerCustomChrono", PathNatives::calendars);
  }

  /** Calendars that were added to the JDK's folder; ordinarily there are none. */
  private static @Nullable Insn calendars(Machine m, Frame f) {
    Path folder = m.runtime().program().classPath().jdkHome().resolve("conf/chronology");
    return Files.exists(folder) ? NativeRegistry.own(f) : m.calls().returnVoid(f);
  }

  private static long workingFolder(Machine m, Frame f) {
    byte[] folder = "/".getBytes(StandardCharsets.US_ASCII);
    return m.heap().add(HeapArrays.ofBytes(m.token(), m.runtime().wellKnown().byteArray(), folder));
  }
}
