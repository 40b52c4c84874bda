package dev.clew.engine.insn;

import dev.clew.engine.heap.Arrays;
import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.type.JvmType;
import org.jspecify.annotations.Nullable;

/** {@code multianewarray}. */
public final class NewMultiArray extends Insn {

  private final ClassReference reference;
  private final int[] lengths;

  public NewMultiArray(int dst, int[] lengths, ClassInfo from, JvmType type) {
    super(dst);
    this.lengths = lengths;
    this.reference = new ClassReference(from, type);
  }

  @Override
  public @Nullable Insn run(Machine m, Frame f) {
    RuntimeClass type;
    try {
      type = reference.resolve(m);
    } catch (LinkageException e) {
      return m.exceptions().raise(f, this, e);
    }
    for (int length : lengths) {
      if (f.raw[length] < 0) {
        return m.exceptions()
            .raise(
                f, this, "java/lang/NegativeArraySizeException", Integer.toString(f.intAt(length)));
      }
    }
    f.set(dst(), make(m, f, type, 0));
    return next();
  }

  /** As deep as the array has dimensions: 255 at most. */
  private int make(Machine m, Frame f, RuntimeClass type, int dimension) {
    HeapArray array = Arrays.create(m.token(), type, f.intAt(lengths[dimension]));
    int id = m.heap().add(array);
    if (dimension + 1 < lengths.length) {
      for (int i = 0; i < array.length(); i++) {
        array.set(i, make(m, f, type.component(), dimension + 1), null);
      }
    }
    return id;
  }

  @Override
  public @Nullable Insn careful(Machine m, Frame f) {
    for (int length : lengths) {
      if (f.sym(length) != null) {
        return m.lazyInputs().decideInt(m, f, this, length);
      }
    }
    return run(m, f);
  }
}
