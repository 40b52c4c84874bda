package dev.clew.engine.natives.registry;

import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.FrameStack;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.NativeMethod;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Methods that Java code performs, by owner and name, with or without a descriptor. */
public final class NativeRegistry {

  /** A method with a result of 64 raw bits. */
  @FunctionalInterface
  public interface Value {
    long compute(Machine m, Frame f);
  }

  /** A method without a result. */
  @FunctionalInterface
  public interface Action {
    void perform(Machine m, Frame f);
  }

  private final Map<String, NativeMethod> methods = new HashMap<>();

  /**
   * Registers a method that decides itself how it is left.
   *
   * @param signature such as {@code java/lang/Object.hashCode()I}; without the descriptor it stands
   *     for all overloads
   */
  public NativeRegistry on(String signature, NativeMethod method) {
    if (methods.put(signature, method) != null) {
      throw new IllegalArgumentException(signature + " is registered twice");
    }
    return this;
  }

  /** Registers a method that returns a value and never throws. */
  public NativeRegistry value(String signature, Value method) {
    return on(signature, (m, f) -> m.calls().returnValue(f, method.compute(m, f), null));
  }

  /** Registers a method that returns nothing and never throws. */
  public NativeRegistry action(String signature, Action method) {
    return on(
        signature,
        (m, f) -> {
          method.perform(m, f);
          return m.calls().returnVoid(f);
        });
  }

  public @Nullable NativeMethod find(String owner, String name, String descriptor) {
    NativeMethod exact = methods.get(owner + "." + name + descriptor);
    return exact != null ? exact : methods.get(owner + "." + name);
  }

  /** Goes on with the method's own code: for an intrinsic that leaves a case to it. */
  public static @Nullable Insn own(Frame f) {
    Insn here = f.insn();
    return here == null ? null : here.next();
  }

  /** Leaves a native method's frame with a value: a shorthand. */
  public static @Nullable Insn give(Machine m, Frame f, long raw) {
    FrameStack calls = m.calls();
    return calls.returnValue(f, raw, null);
  }

  /** The native method itself, to be executed once more after a decision. */
  public static Insn here(Frame f) {
    Insn here = f.insn();
    return here == null ? f.code.entry() : here;
  }
}
