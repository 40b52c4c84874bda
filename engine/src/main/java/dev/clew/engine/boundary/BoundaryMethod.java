package dev.clew.engine.boundary;

import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.NativeMethod;
import dev.clew.engine.program.MethodInfo;
import org.jspecify.annotations.Nullable;

/**
 * A method beyond the boundary that is called: the maker of inputs answers for it. Where it is the
 * target itself, or nothing is unknown, its own code runs.
 */
public record BoundaryMethod(MethodInfo method) implements NativeMethod.Symbolic {

  @Override
  public boolean takesOpenClasses() {
    return true;
  }

  @Override
  public @Nullable Insn call(Machine m, Frame f) {
    Insn here = f.insn();
    return here != null && f.isTarget() && method.hasCode()
        ? here.next()
        : m.lazyInputs().answer(m, f, method);
  }
}
