package dev.clew.engine.natives;

import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Code;
import dev.clew.engine.machine.Completion;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import org.jspecify.annotations.Nullable;

/** Native methods that leave the work to a method of the JDK. */
final class GuestCalls {

  private GuestCalls() {}

  /** Leaves a native method with what a static method gives, which is called with the same raws. */
  static @Nullable Insn leaveWith(
      Machine m, Frame f, String owner, String name, String descriptor, long... args) {
    RuntimeClass type = m.runtime().classes().named(owner);
    if (!m.initialization().isReady(type)) {
      Insn initializer = m.initialization().start(type);
      if (initializer != null || m.isEnded()) {
        return initializer;
      }
    }
    Code code = m.runtime().code(m.runtime().method(type, name, descriptor));
    Frame callee = m.calls().push(code, Give.RESULT);
    System.arraycopy(args, 0, callee.raw, 0, args.length);
    return code.entry();
  }

  /** Leaves the native method below with the same result. */
  enum Give implements Completion {
    RESULT;

    @Override
    public @Nullable Insn returned(Machine m, Frame left, long raw, @Nullable Object sym) {
      return m.calls().returnValue(m.top(), raw, sym);
    }
  }
}
