package dev.clew.engine.natives;

import dev.clew.engine.heap.ByteArray;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Machine;
import java.util.Arrays;

/** The standard streams. */
final class IoNatives {

  private IoNatives() {}

  static void register(Registry r) {
    r.value("java/io/FileDescriptor.getHandle", (m, f) -> -1)
        .value("java/io/FileDescriptor.getAppend", (m, f) -> 0)
        .action("java/io/FileOutputStream.writeBytes", IoNatives::write)
        .on("java/io/FileOutputStream.open0", (m, f) -> m.unsupported("file", "opening a file"));
  }

  private static void write(Machine m, Frame f) {
    byte[] bytes = ((ByteArray) m.array(f.raw[1])).elements;
    int from = (int) f.raw[2];
    int length = (int) f.raw[3];
    long descriptor = m.instance(f.raw[0]).raw(m.classOf(f.raw[0]).field("fd").slot());
    long number = m.instance(descriptor).raw(m.classOf(descriptor).field("fd").slot());
    m.write((int) number, Arrays.copyOfRange(bytes, from, from + length));
  }
}
