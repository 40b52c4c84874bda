package dev.clew.engine.inputs;

import dev.clew.engine.heap.InputIdentity;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.TracedIdentities;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.FrameCompletion;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.MethodCode;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.MethodInfo;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Stubs of abstract classes of the library. No code outside can write the private fields of these,
 * so that they are what the constructor without parameters makes them.
 */
final class ExtendedClass {

  private ExtendedClass() {}

  /** The one that a subclass calls; null for types whose stubs are made without any. */
  static @Nullable MethodInfo constructor(RuntimeClass type) {
    ClassInfo info = type.infoOrNull();
    if (info == null || !info.isJdk() || info.isInterface() || !info.isAbstract()) {
      return null;
    }
    return info.method("<init>", "()V")
        .filter(method -> method.isPublic() || method.isProtected())
        .orElse(null);
  }

  /** Runs it; then the instruction that looked is executed again. */
  static @Nullable Insn make(
      Machine m, Insn at, int reference, RuntimeClass type, InputIdentity identity) {
    MethodInfo constructor = constructor(type);
    if (constructor == null) {
      throw new IllegalArgumentException("no constructor: " + type);
    }
    m.heap().put(reference, Instance.create(m.token(), type));
    MethodCode code = m.runtime().code(constructor);
    Frame frame = m.calls().push(code, new WhenMade(at, reference, identity));
    frame.set(0, reference);
    return code.entry();
  }

  /** From then on it is an input, whose abstract methods return anything. */
  private record WhenMade(Insn at, int reference, InputIdentity identity)
      implements FrameCompletion, TracedIdentities {
    @Override
    public void trace(IntConsumer identities) {
      identities.accept(reference);
    }

    @Override
    public Insn returned(Machine m, Frame left, long raw, @Nullable Object sym) {
      m.heap().put(reference, m.instance(reference).asInput(m.token(), identity));
      m.journal().addInput(reference);
      return at;
    }

    @Override
    public @Nullable Insn threw(Machine m, Frame left, int exception) {
      return m.unsupported(
          ReasonCode.INPUT_CLASS, "making an input threw an error: " + identity.name());
    }
  }
}
