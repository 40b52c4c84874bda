package dev.clew.engine.insn;

import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Code;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.reflect.Conversions;
import dev.clew.engine.reflect.LinkedOnce;
import dev.clew.engine.reflect.PoolConstants;
import dev.clew.engine.reflect.Then;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ConstantDynamic;

/** {@code ldc} of a method handle, a method type or a dynamically computed constant. */
public final class LoadDynamic extends Insn {

  private static final int[] NOTHING = {};

  private final MethodInfo from;
  private final Object constant;
  private @Nullable Code code;
  private @Nullable LinkedOnce linked;

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
    LinkedOnce site = linked;
    if (site != null) {
      return load(m, f, site);
    }
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
      linked = LinkedOnce.at(m, from, position());
      return this;
    }
    try {
      MethodInfo target = m.runtime().callSites().link(from, dynamic);
      if (target == null) {
        linked = LinkedOnce.at(m, from, position());
        return this;
      }
      code = m.runtime().code(target);
      return this;
    } catch (LinkageException e) {
      return m.exceptions().raise(f, this, e);
    }
  }

  private @Nullable Insn load(Machine m, Frame f, LinkedOnce site) {
    f.setInsn(this);
    PoolConstants constants = new PoolConstants(from.owner());
    JvmType type =
        constant instanceof ConstantDynamic dynamic
            ? JvmType.parse(dynamic.getDescriptor())
            : JvmType.OBJECT;
    try {
      return site.get(
          m,
          (machine, then) -> constants.load(machine, constant, then),
          (next, made) -> Conversions.AS_TYPE.one(next, made, JvmType.OBJECT, type, Then.RESUME));
    } catch (LinkageException e) {
      return m.exceptions().raise(f, this, e);
    }
  }
}
