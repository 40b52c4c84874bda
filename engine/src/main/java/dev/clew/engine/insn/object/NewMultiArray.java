package dev.clew.engine.insn.object;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.HeapArrays;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.ArrayLimit;
import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.outcome.ForkKind;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.terms.Terms;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code multianewarray}. */
public final class NewMultiArray extends Insn {

  private static final String NEGATIVE = "java/lang/NegativeArraySizeException";

  /** Longer arrays of arrays are cut when the length is unknown. */
  private static final int MAX_UNKNOWN_LENGTH = 8;

  private final ClassReference reference;
  private final int[] lengths;

  public NewMultiArray(int dst, int[] lengths, ClassInfo from, JvmType type) {
    super(dst);
    this.lengths = lengths;
    this.reference = new ClassReference(from, type);
  }

  @Override
  public ForkKind forkKind() {
    return ForkKind.ARRAY;
  }

  @Override
  public @Nullable Insn run(Machine m, Frame f) {
    RuntimeClass type;
    try {
      type = reference.resolve(m);
    } catch (LinkageException e) {
      return m.exceptions().raise(f, this, e);
    }
    boolean isEmpty = false;
    for (int length : lengths) {
      int size = f.intAt(length);
      if (size < 0) {
        return m.exceptions()
            .raise(f, this, "java/lang/NegativeArraySizeException", Integer.toString(size));
      }
      String complaint = isEmpty ? null : ArrayLimit.complaint(size);
      if (complaint != null) {
        return m.exceptions().raise(f, this, ArrayLimit.ERROR, complaint);
      }
      isEmpty |= size == 0;
    }
    if (m.lacksRoom(bytes(f, type))) {
      return m.makeRoom(this);
    }
    f.set(dst(), make(m, f, type, 0));
    return next();
  }

  /** What all arrays together take, or so much that it is too much. */
  private long bytes(Frame f, RuntimeClass type) {
    RuntimeClass level = type;
    double count = 1;
    double all = 0;
    for (int length : lengths) {
      int size = f.intAt(length);
      all += count * HeapArrays.bytes(level, size);
      count *= size;
      level = level.component();
    }
    return (long) Math.min(all, 0x1p62);
  }

  /** As deep as the array has dimensions: 255 at most. */
  private int make(Machine m, Frame f, RuntimeClass type, int dimension) {
    HeapArray array = HeapArrays.create(m.token(), type, f.intAt(lengths[dimension]));
    int id = m.heap().add(array);
    m.allocates(array.length());
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
      Object sym = f.sym(length);
      if (sym != null) {
        return decide(m, f, length, m.terms().of(Sort.INT, 0, sym));
      }
    }
    return run(m, f);
  }

  /** Forks over the small values of an unknown length. */
  private @Nullable Insn decide(Machine m, Frame f, int register, Expr length) {
    Terms terms = m.terms();
    Expr isNegative = terms.ints().lt(length, terms.factory().intConst(0));
    Expr message = m.terms().written(JvmType.Kind.INT, length);
    List<Branch> branches = new ArrayList<>();
    branches.add(
        Branch.when(
            isNegative,
            (machine, frame) -> machine.exceptions().raise(frame, this, NEGATIVE, message)));
    for (int i = 0; i < MAX_UNKNOWN_LENGTH; i++) {
      long value = i;
      Expr same = terms.ints().eq(length, terms.factory().intConst(i));
      branches.add(
          Branch.when(
              same,
              (machine, frame) -> {
                frame.set(register, value);
                return this;
              }));
    }
    Expr isLong = terms.ints().ge(length, terms.factory().intConst(MAX_UNKNOWN_LENGTH));
    branches.add(
        Branch.when(
            isLong,
            (machine, frame) ->
                machine.cut(
                    ReasonCode.ARRAY_LENGTH,
                    "an array of arrays longer than " + MAX_UNKNOWN_LENGTH)));
    return m.fork(f, this, branches);
  }
}
