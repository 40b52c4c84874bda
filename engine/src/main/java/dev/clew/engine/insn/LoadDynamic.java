package dev.clew.engine.insn;

import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.program.MethodInfo;
import org.jspecify.annotations.Nullable;

/** {@code ldc} of a method handle, a method type or a dynamically computed constant. */
public final class LoadDynamic extends Insn {

  private final MethodInfo from;
  private final Object constant;

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
    return m.unsupported("dynamic-constant", constant + " in " + from);
  }
}
