package dev.clew.engine.insn.object;

import dev.clew.engine.heap.HeapArrays;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.SymbolicArray;
import dev.clew.engine.machine.ArrayLimit;
import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.outcome.ForkKind;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.type.JvmType;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.Sort;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code newarray} and {@code anewarray}. */
public final class NewArray extends Insn {

  private static final String NEGATIVE = "java/lang/NegativeArraySizeException";

  private final ClassReference reference;
  private final int length;

  /**
   * @param type of the array
   */
  public NewArray(int dst, int length, ClassInfo from, JvmType type) {
    super(dst);
    this.length = length;
    this.reference = new ClassReference(from, type);
  }

  @Override
  public ForkKind forkKind() {
    return ForkKind.ARRAY;
  }

  @Override
  public @Nullable Insn run(Machine m, Frame f) {
    return make(m, f, (int) f.raw[length]);
  }

  private @Nullable Insn make(Machine m, Frame f, int size) {
    RuntimeClass type;
    try {
      type = reference.resolve(m);
    } catch (LinkageException e) {
      return m.exceptions().raise(f, this, e);
    }
    if (size < 0) {
      return m.exceptions().raise(f, this, NEGATIVE, Integer.toString(size));
    }
    String complaint = ArrayLimit.complaint(size);
    if (complaint != null) {
      return m.exceptions().raise(f, this, ArrayLimit.ERROR, complaint);
    }
    if (m.lacksRoom(HeapArrays.bytes(type, size))) {
      return m.makeRoom(this);
    }
    m.allocates(size);
    f.set(dst(), m.heap().add(HeapArrays.create(m.token(), type, size)));
    return next();
  }

  @Override
  public @Nullable Insn careful(Machine m, Frame f) {
    Object sym = f.sym(length);
    if (sym == null) {
      return make(m, f, (int) f.raw[length]);
    }
    Expr size = m.terms().of(Sort.INT, 0, sym);
    Expr isNegative = m.terms().ints().lt(size, m.terms().factory().intConst(0));
    Expr message = m.terms().written(JvmType.Kind.INT, size);
    return m.fork(
        f,
        this,
        List.of(
            Branch.when(
                m.terms().factory().not(isNegative),
                (machine, frame) -> makeUnknown(machine, frame, size)),
            Branch.when(
                isNegative,
                (machine, frame) -> machine.exceptions().raise(frame, this, NEGATIVE, message))));
  }

  private @Nullable Insn makeUnknown(Machine m, Frame f, Expr size) {
    try {
      RuntimeClass type = reference.resolve(m);
      f.set(dst(), m.heap().add(SymbolicArray.create(m.token(), type, size, null)));
      return next();
    } catch (LinkageException e) {
      return m.exceptions().raise(f, this, e);
    }
  }
}
