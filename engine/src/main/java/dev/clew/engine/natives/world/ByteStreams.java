package dev.clew.engine.natives.world;

import dev.clew.engine.heap.HeapArrays;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.natives.registry.NativeRegistry;
import dev.clew.engine.reflect.GuestCalls;
import org.jspecify.annotations.Nullable;

/** Bytes from outside as a stream that the program can read. */
final class ByteStreams {

  /** The class of the stream, which has to be initialised before. */
  static final String TYPE = "java/io/ByteArrayInputStream";

  private ByteStreams() {}

  /** Leaves a native method with a stream, when the stream's class is ready. */
  static @Nullable Insn give(Machine m, Frame f, byte[] content) {
    Insn first = GuestCalls.initialize(m, TYPE);
    return first != null || m.isEnded() ? first : NativeRegistry.give(m, f, of(m, content));
  }

  static int of(Machine m, byte[] content) {
    RuntimeClass type = m.runtime().classes().named(TYPE);
    RuntimeClass bytes = m.runtime().wellKnown().byteArray();
    int array = m.heap().add(HeapArrays.ofBytes(m.token(), bytes, content));
    int stream = m.allocate(type);
    Instance object = (Instance) m.heap().own(stream);
    object.set(type.field("buf").slot(), array);
    object.set(type.field("count").slot(), content.length);
    return stream;
  }
}
