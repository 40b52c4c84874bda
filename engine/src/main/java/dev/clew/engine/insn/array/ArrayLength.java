package dev.clew.engine.insn.array;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.HeapObject;
import dev.clew.engine.insn.number.Binary;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.outcome.ForkKind;
import org.jspecify.annotations.Nullable;

/** {@code arraylength}. */
public final class ArrayLength extends Insn {

  private final int array;

  public ArrayLength(int dst, int array) {
    super(dst);
    this.array = array;
  }

  @Override
  public ForkKind forkKind() {
    return ForkKind.ARRAY;
  }

  @Override
  public @Nullable Insn run(Machine m, Frame f) {
    long id = f.raw[array];
    if (id == 0) {
      return m.exceptions().nullPointer(f, this);
    }
    HeapObject object = m.heap().get((int) id);
    if (object instanceof HeapArray known) {
      f.set(dst(), known.length());
    } else {
      Binary.setTerm(f, dst(), ArrayBounds.length(m, object));
    }
    return next();
  }

  @Override
  public @Nullable Insn careful(Machine m, Frame f) {
    return m.unknowns().settle(f, array) ? run(m, f) : m.unknowns().dereference(f, this, array);
  }
}
