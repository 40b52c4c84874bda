package dev.clew.engine.natives;

import dev.clew.engine.heap.Arrays;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Machine;
import java.nio.charset.StandardCharsets;

/** {@code java.nio.file}: paths as such, in a file system of which nothing else is known. */
final class PathNatives {

  private static final String UNIX = "sun/nio/fs/UnixNativeDispatcher.";

  private PathNatives() {}

  static void register(Registry r) {
    r.value(UNIX + "init", (m, f) -> 0)
        .value(UNIX + "getcwd", PathNatives::workingFolder)
        .action("sun/nio/fs/LinuxNativeDispatcher.init", (m, f) -> {});
  }

  private static long workingFolder(Machine m, Frame f) {
    byte[] folder = "/".getBytes(StandardCharsets.US_ASCII);
    return m.heap().add(Arrays.ofBytes(m.token(), m.runtime().wellKnown().byteArray(), folder));
  }
}
