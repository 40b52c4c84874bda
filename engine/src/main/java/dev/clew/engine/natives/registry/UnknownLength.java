package dev.clew.engine.natives.registry;

import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.SymbolicArray;
import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.program.type.JvmType;
import dev.clew.solver.expr.Expr;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** New arrays of unknown length that native methods make. */
public final class UnknownLength {

  private UnknownLength() {}

  /** Leaves with the array, or throws for a negative length. */
  public static @Nullable Insn create(Machine m, Frame f, RuntimeClass type, Expr length) {
    Expr isNegative = m.terms().ints().lt(length, m.terms().factory().intConst(0));
    Expr message = m.terms().written(JvmType.Kind.INT, length);
    return m.fork(
        f,
        NativeRegistry.here(f),
        List.of(
            Branch.when(
                m.terms().factory().not(isNegative),
                (machine, frame) -> {
                  SymbolicArray array = SymbolicArray.create(machine.token(), type, length, null);
                  return NativeRegistry.give(machine, frame, machine.heap().add(array));
                }),
            Branch.when(
                isNegative,
                (machine, frame) ->
                    machine.exceptions().raise("java/lang/NegativeArraySizeException", message))));
  }
}
