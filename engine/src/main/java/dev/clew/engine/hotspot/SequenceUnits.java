package dev.clew.engine.hotspot;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.HeapObject;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.SymbolicArray;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.model.HeldText;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.terms.TextUnits;
import dev.clew.engine.terms.UnitRow;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The texts that sequences of units other than strings make. */
final class SequenceUnits {

  private static final Set<String> BUILDERS =
      Set.of("java/lang/StringBuilder", "java/lang/StringBuffer");

  private SequenceUnits() {}

  /** Of a builder or a {@code char[]}; null where it cannot be told, and for anything else. */
  static @Nullable Expr of(Machine m, long reference) {
    HeapObject object = m.object(reference);
    if (object instanceof Instance instance) {
      return ofBuilder(m, instance);
    }
    boolean isUnits = m.classOf(reference).type().equals(JvmType.parse("[C"));
    if (!isUnits) {
      return null;
    }
    return object instanceof SymbolicArray array
        ? ofOpenArray(m, array)
        : ofArray(m, (HeapArray) object);
  }

  private static @Nullable Expr ofBuilder(Machine m, Instance builder) {
    RuntimeClass type = builder.type();
    if (type.infoOrNull() == null || !BUILDERS.contains(type.info().name())) {
      return null;
    }
    if (builder.payload() instanceof HeldText held) {
      return held.text();
    }
    int value = type.field("value").slot();
    int count = type.field("count").slot();
    int coder = type.field("coder").slot();
    boolean isOpen =
        builder.sym(value) != null || builder.sym(count) != null || builder.sym(coder) != null;
    if (isOpen || !(m.object(builder.raw(value)) instanceof HeapArray units)) {
      return null;
    }
    boolean isLatin1 = builder.raw(coder) == 0;
    return term(m, m.texts().decode(units, isLatin1, (int) builder.raw(count)));
  }

  private static Expr ofArray(Machine m, HeapArray array) {
    UnitRow row = new UnitRow(m.terms());
    for (int i = 0; i < array.length(); i++) {
      if (array.sym(i) instanceof Expr unit) {
        row.add(unit);
      } else {
        row.add((char) array.raw(i));
      }
    }
    return term(m, row.content());
  }

  /** What it was made of, and then all that was written to it, the oldest first. */
  private static @Nullable Expr ofOpenArray(Machine m, SymbolicArray array) {
    if (!(array.computed() instanceof TextUnits units)) {
      return null;
    }
    Deque<SymbolicArray.Cell> oldestFirst = new ArrayDeque<>();
    for (SymbolicArray.Cell cell = array.written(); cell != null; cell = cell.before()) {
      oldestFirst.push(cell);
    }
    Expr text = units.text();
    for (SymbolicArray.Cell cell : oldestFirst) {
      Expr written = m.terms().of(Sort.INT, cell.raw(), cell.sym());
      Expr unit = m.terms().ints().narrow(written, Sort.CHAR);
      text = m.terms().strings().withCharAt(text, cell.index(), unit);
    }
    return array.isCopy() // which may be shorter
        ? m.terms().strings().substring(text, m.terms().factory().intConst(0), array.length())
        : text;
  }

  private static Expr term(Machine m, Object content) {
    return content instanceof Expr term ? term : m.terms().factory().string((String) content);
  }
}
