package dev.clew.engine.hotspot;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.SymbolicArray;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.terms.TextUnits;
import dev.clew.engine.terms.UnitRow;
import dev.clew.solver.expr.Expr;
import org.jspecify.annotations.Nullable;

/** The texts that arrays of units make. */
final class UnitTexts {

  private UnitTexts() {}

  /** Of a {@code char[]} that was not written to since it was made of a text; null for others. */
  static @Nullable Expr of(Machine m, long reference) {
    if (m.object(reference) instanceof SymbolicArray array) {
      return array.written() == null && array.computed() instanceof TextUnits units
          ? units.text()
          : null;
    }
    boolean isUnits = m.classOf(reference).type().equals(JvmType.parse("[C"));
    if (!isUnits || !(m.object(reference) instanceof HeapArray array)) {
      return null;
    }
    UnitRow row = new UnitRow(m.terms());
    for (int i = 0; i < array.length(); i++) {
      if (array.sym(i) instanceof Expr unit) {
        row.add(unit);
      } else {
        row.add((char) array.raw(i));
      }
    }
    return row.content() instanceof Expr term
        ? term
        : m.terms().factory().string((String) row.content());
  }
}
