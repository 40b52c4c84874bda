package dev.clew.engine.insn.call;

import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.reflect.HandleConversions;
import dev.clew.engine.reflect.LinkedOnce;
import dev.clew.engine.reflect.PoolConstants;
import dev.clew.engine.reflect.ResultAction;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ConstantDynamic;

/** {@code ldc} of a method handle, a method type or a dynamically computed constant. */
public final class LoadDynamic extends DynamicSite {

  private static final CallShape NOTHING = new CallShape(new int[0], new int[0]);

  private final Object constant;

  /**
   * @param constant as ASM has it: a Handle, a Type or a ConstantDynamic
   */
  public LoadDynamic(int dst, MethodInfo from, Object constant) {
    super(dst, NOTHING, from);
    this.constant = constant;
  }

  @Override
  @Nullable MethodInfo generate(Machine m) {
    return constant instanceof ConstantDynamic dynamic
        ? m.runtime().callSites().link(from, dynamic)
        : null;
  }

  @Override
  @Nullable Insn perform(Machine m, Frame f, LinkedOnce site) {
    PoolConstants constants = new PoolConstants(from.owner());
    JvmType type =
        constant instanceof ConstantDynamic dynamic
            ? JvmType.parse(dynamic.getDescriptor())
            : JvmType.OBJECT;
    return site.get(
        m,
        (machine, then) -> constants.load(machine, constant, then),
        (next, made) ->
            HandleConversions.AS_TYPE.one(next, made, JvmType.OBJECT, type, ResultAction.RESUME));
  }
}
