package dev.clew.engine.insn.call;

import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.NativeMethod;
import dev.clew.engine.outcome.ForkKind;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.MethodInfo;
import org.jspecify.annotations.Nullable;

/**
 * The body, or the first instruction, of a method that Java code here performs. If the method has
 * code of its own, that follows, and is what happens when an argument is unknown and the Java code
 * does not take that. Inputs whose class is open are narrowed before.
 */
public final class NativeCall extends Insn {

  private final MethodInfo method;
  private final @Nullable NativeMethod implementation;
  private final ClassGuard guard;

  public NativeCall(MethodInfo method, @Nullable NativeMethod implementation) {
    super(NO_REGISTER);
    this.method = method;
    this.implementation = implementation;
    boolean guarded =
        !(implementation instanceof NativeMethod.Symbolic symbolic && symbolic.takesOpenClasses());
    this.guard = guarded ? new ClassGuard(method) : ClassGuard.NONE;
  }

  @Override
  public ForkKind forkKind() {
    return ForkKind.CALL;
  }

  @Override
  public @Nullable Insn run(Machine m, Frame f) {
    f.setInsn(this);
    NativeMethod known = implementation;
    if (guard.waits(m, f)) {
      return narrow(m, f);
    }
    return known == null
        ? m.unsupported(ReasonCode.NATIVE_METHOD, method.toString())
        : known.call(m, f);
  }

  @Override
  public @Nullable Insn careful(Machine m, Frame f) {
    f.setInsn(this);
    if (implementation instanceof NativeMethod.Symbolic symbolic) {
      return guard.waits(m, f) ? narrow(m, f) : symbolic.call(m, f);
    }
    if (method.hasCode()) {
      return next();
    }
    Insn decision = settleReferences(m, f);
    if (decision != null || m.isForked() || m.isEnded()) {
      return decision;
    }
    return f.hasSymbols()
        ? m.unsupported(ReasonCode.NATIVE_SYMBOLIC, method + " with an unknown argument")
        : run(m, f);
  }

  /** A method's own code takes inputs of open classes. */
  private @Nullable Insn narrow(Machine m, Frame f) {
    return method.hasCode() ? next() : guard.decide(m, f, this);
  }

  private @Nullable Insn settleReferences(Machine m, Frame f) {
    for (int i = 0; i < f.raw.length; i++) {
      if (f.sym(i) == dev.clew.engine.heap.UnknownReference.MARK && !m.unknowns().settle(f, i)) {
        return m.unknowns().decide(f, this, i);
      }
    }
    return null;
  }
}
