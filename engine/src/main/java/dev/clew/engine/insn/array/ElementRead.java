package dev.clew.engine.insn.array;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.HeapObject;
import dev.clew.engine.heap.RefArray;
import dev.clew.engine.heap.SymbolicArray;
import dev.clew.engine.insn.number.Binary;
import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reading an element, all cases: null, a bad index, unknown elements, an unknown index. */
record ElementRead(Insn at, int dst, int index) {

  @Nullable Insn from(Machine m, Frame f, long id) {
    if (id == 0) {
      return m.exceptions().nullPointer(f, at);
    }
    HeapObject object = m.object(id);
    Object symIndex = f.sym(index);
    if (object instanceof HeapArray array && symIndex == null) {
      return atKnown(m, f, array, (int) f.raw[index]);
    }
    Expr i = m.terms().of(Sort.INT, f.raw[index], symIndex);
    TableCases cases = TableCases.of(i);
    if (cases != null) {
      return cases.fork(m, f, at);
    }
    Expr length = ArrayBounds.length(m, object);
    List<Branch> branches = new ArrayList<>();
    Expr inside = ArrayBounds.inside(m.terms(), i, length);
    if (object instanceof SymbolicArray) {
      SymbolicElements.reads(m, at, dst, (int) id, i, inside, branches);
    } else if (object instanceof RefArray array) {
      ElementGroups.reads(m, at, dst, array, i, inside, branches);
    } else {
      Expr value = ElementGroups.term(m.terms(), (HeapArray) object, i);
      branches.add(
          Branch.when(
              inside,
              (machine, frame) -> {
                Binary.setTerm(frame, dst, value);
                return at.next();
              }));
    }
    branches.add(ArrayBounds.outside(m, at, inside, i, length));
    return m.fork(f, at, branches);
  }

  private @Nullable Insn atKnown(Machine m, Frame f, HeapArray array, int i) {
    if (i < 0 || i >= array.length()) {
      return ArrayBounds.raise(m, f, at, i, array.length());
    }
    f.set(dst, array.raw(i), array.sym(i));
    return at.next();
  }
}
