package dev.clew.engine.insn.array;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.HeapObject;
import dev.clew.engine.heap.SymbolicArray;
import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.terms.Terms;
import dev.clew.solver.expr.Expr;
import org.jspecify.annotations.Nullable;

/** Whether an index is good, and what happens if not. */
public final class ArrayBounds {

  private static final String OUT_OF_BOUNDS = "java/lang/ArrayIndexOutOfBoundsException";

  private ArrayBounds() {}

  /** The length of any array. */
  public static Expr length(Machine m, HeapObject array) {
    return array instanceof SymbolicArray symbolic
        ? symbolic.length()
        : m.terms().factory().intConst(((HeapArray) array).length());
  }

  static Expr inside(Terms terms, Expr index, Expr length) {
    Expr zero = terms.factory().intConst(0);
    return terms.factory().and(terms.ints().ge(index, zero), terms.ints().lt(index, length));
  }

  static @Nullable Insn raise(Machine m, Frame f, Insn at, int index, int length) {
    String message = "Index " + index + " out of bounds for length " + length;
    return m.exceptions().raise(f, at, OUT_OF_BOUNDS, message);
  }

  /** The branch that throws. */
  static Branch outside(Machine m, Insn at, Expr inside, Expr index, Expr length) {
    Terms terms = m.terms();
    Expr message =
        terms.text(
            "Index ",
            terms.written(JvmType.Kind.INT, index),
            " out of bounds for length ",
            terms.written(JvmType.Kind.INT, length));
    return Branch.when(
        m.terms().factory().not(inside),
        (machine, frame) -> machine.exceptions().raise(frame, at, OUT_OF_BOUNDS, message));
  }
}
