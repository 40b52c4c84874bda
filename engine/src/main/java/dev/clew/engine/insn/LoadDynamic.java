package dev.clew.engine.insn;

import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Code;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ConstantDynamic;

/** {@code ldc} of a method handle, a method type or a dynamically computed constant. */
public final class LoadDynamic extends Insn {

  private static final int[] NOTHING = {};

  private final MethodInfo from;
  private final Object constant;
  private @Nullable Code code;

  /**
   * @param constant as ASM has it: a Handle, a Type or a ConstantDynamic
   */
  public LoadDynamic(int dst, MethodInfo from, Object constant) {
    super(dst);
    this.from = from;
    this.constant = constant;
  }

  @Override
  public @Nullable Insn run(Machine m, Frame f) {
    Code known = code;
    if (known == null) {
      return link(m, f);
    }
    RuntimeClass owner = m.runtime().classes().of(known.method().owner());
    if (!m.initialization().isReady(owner)) {
      f.setInsn(this);
      Insn initializer = m.initialization().start(owner);
      if (initializer != null || m.isEnded()) {
        return initializer;
      }
    }
    return m.calls().call(f, this, known, NOTHING, NOTHING);
  }

  private @Nullable Insn link(Machine m, Frame f) {
    if (!(constant instanceof ConstantDynamic dynamic)) {
      return m.unsupported("method-handle", constant + " in " + from);
    }
    try {
      MethodInfo target = m.runtime().callSites().link(from, dynamic);
      if (target == null) {
        return m.unsupported("dynamic-constant", constant + " in " + from);
      }
      code = m.runtime().code(target);
      return this;
    } catch (LinkageException e) {
      return m.exceptions().raise(f, this, e);
    }
  }
}
