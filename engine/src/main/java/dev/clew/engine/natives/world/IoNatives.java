package dev.clew.engine.natives.world;

import dev.clew.engine.heap.ByteArray;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.UnsupportedException;
import dev.clew.engine.natives.registry.NativeRegistry;
import dev.clew.engine.outcome.ReasonCode;
import java.util.Arrays;

/** The standard streams. */
public final class IoNatives {

  private IoNatives() {}

  public static void register(NativeRegistry r) {
    r.value("java/io/FileDescriptor.getHandle", (m, f) -> -1)
        .value("java/io/FileDescriptor.getAppend", (m, f) -> 0)
        .action("java/io/FileOutputStream.writeBytes", IoNatives::write)
        .on(
            "java/io/FileOutputStream.open0",
            (m, f) -> m.unsupported(ReasonCode.FILE, "opening a file"));
  }

  private static void write(Machine m, Frame f) {
    long number = number(m, f.raw[0]);
    byte[] bytes = known((ByteArray) m.array(f.raw[1]), number);
    int from = (int) f.raw[2];
    int length = (int) f.raw[3];
    m.journal().write((int) number, Arrays.copyOfRange(bytes, from, from + length));
  }

  /** The number of the file that a stream writes to. */
  public static long number(Machine m, long stream) {
    long descriptor = m.instance(stream).raw(m.classOf(stream).field("fd").slot());
    return descriptor == 0
        ? -1
        : m.instance(descriptor).raw(m.classOf(descriptor).field("fd").slot());
  }

  /** The program cannot read the standard streams: there a ? stands for an unknown byte. */
  private static byte[] known(ByteArray array, long number) {
    byte[] bytes = array.elements;
    if (array.hasSymbols()) {
      if (number != 1 && number != 2) {
        throw new UnsupportedException(
            ReasonCode.NATIVE_SYMBOLIC, "unknown bytes written to a file");
      }
      bytes = bytes.clone();
      for (int i = 0; i < bytes.length; i++) {
        bytes[i] = array.sym(i) == null ? bytes[i] : (byte) '?';
      }
    }
    return bytes;
  }
}
