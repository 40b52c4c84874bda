package dev.clew.models.arrays;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.HeapObject;
import dev.clew.engine.heap.SymbolicArray;
import dev.clew.engine.insn.array.ElementSorts;
import dev.clew.engine.model.PathMemory;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;

/** Elements of an array of primitives, as terms. */
record ArrayElements(PathMemory memory, int id) {

  /** An element that exists, as registers hold it. */
  Expr get(int index) {
    HeapObject object = memory.object(id);
    if (object instanceof SymbolicArray) {
      return memory.element(id, memory.terms().factory().intConst(index));
    }
    HeapArray array = (HeapArray) object;
    return memory
        .terms()
        .of(ElementSorts.of(array.type().component().type()), array.raw(index), array.sym(index));
  }

  /** Puts a value of the array's type where an element exists. */
  void set(int index, Expr value) {
    long raw = value instanceof Const known ? known.value().raw() : 0;
    Expr sym = value instanceof Const ? null : value;
    if (memory.object(id) instanceof SymbolicArray) {
      memory.setElement(id, memory.terms().factory().intConst(index), raw, sym);
    } else {
      ((HeapArray) memory.own(id)).set(index, raw, sym);
    }
  }
}
