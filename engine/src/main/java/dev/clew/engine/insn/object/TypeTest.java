package dev.clew.engine.insn.object;

import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.CastMessages;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.OpenText;
import dev.clew.engine.outcome.ForkKind;
import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.type.JvmType;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.Expr;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code instanceof} and {@code checkcast}. */
public abstract class TypeTest extends Insn {

  /** What the test said of a class, remembered for the next object of it. */
  private record Memory(RuntimeClass type, boolean passes) {}

  final int object;
  private final ClassReference reference;
  private @Nullable Memory memory;

  TypeTest(int dst, int object, ClassInfo from, JvmType type) {
    super(dst);
    this.object = object;
    this.reference = new ClassReference(from, type);
  }

  @Override
  public final ForkKind forkKind() {
    return ForkKind.TYPE;
  }

  /** What happens with a reference that is not null and whose class is known. */
  abstract @Nullable Insn tested(Machine m, Frame f, RuntimeClass type, boolean passes);

  /** What happens with null. */
  abstract @Nullable Insn testedNull(Machine m, Frame f);

  @Override
  public final @Nullable Insn run(Machine m, Frame f) {
    long id = f.raw[object];
    if (id == 0) {
      return testedNull(m, f);
    }
    RuntimeClass type = m.heap().get((int) id).type();
    Memory last = memory;
    if (last != null && last.type == type) {
      return tested(m, f, type, last.passes);
    }
    return slowly(m, f, (int) id, type);
  }

  private @Nullable Insn slowly(Machine m, Frame f, int id, RuntimeClass type) {
    try {
      RuntimeClass wanted = reference.resolve(m);
      if (!type.isOpen()) {
        boolean passes = m.isSubtype(type, wanted);
        memory = new Memory(type, passes);
        return tested(m, f, type, passes);
      }
      Boolean always = m.lazyInputs().isAlways(m, type, wanted);
      return always == null
          ? m.lazyInputs().decideType(m, f, this, id, wanted)
          : tested(m, f, type, always);
    } catch (LinkageException e) {
      return m.exceptions().raise(f, this, e);
    }
  }

  @Override
  public final @Nullable Insn careful(Machine m, Frame f) {
    if (m.unknowns().settle(f, object)) {
      return run(m, f);
    }
    return isPassed(m, f) ? next() : m.unknowns().decide(f, this, object);
  }

  /** A class that cannot be resolved is no error for null (JVMS 6.5, instanceof). */
  private boolean isPassed(Machine m, Frame f) {
    try {
      return open(m, f, reference.resolve(m));
    } catch (LinkageException e) {
      return false;
    }
  }

  /** Passes a choice between objects whose classes say enough; false if it has to be decided. */
  abstract boolean open(Machine m, Frame f, RuntimeClass type);

  final RuntimeClass wanted(Machine m) {
    return reference.resolve(m);
  }

  /** {@code instanceof}. */
  public static final class InstanceOf extends TypeTest {
    public InstanceOf(int dst, int object, ClassInfo from, JvmType type) {
      super(dst, object, from, type);
    }

    @Override
    boolean open(Machine m, Frame f, RuntimeClass type) {
      Expr passes = m.unknowns().choices().isInstance(f.raw[object], type);
      if (passes == null) {
        expectNull(m, f, type);
        return false;
      }
      Expr answer = m.terms().ints().ofBoolean(passes);
      boolean isKnown = answer instanceof Const;
      f.set(
          dst(), answer instanceof Const known ? known.value().raw() : 0, isKnown ? null : answer);
      return true;
    }

    /** Asked of its own type, only null fails the test. */
    private void expectNull(Machine m, Frame f, RuntimeClass type) {
      boolean isOwn = m.isSubtype(m.classOf(f.raw[object]), type);
      if (isOwn && m.lazyInputs().asksForNull(f.code.method())) {
        m.unknowns().expectNull(f, object);
      }
    }

    @Override
    Insn tested(Machine m, Frame f, RuntimeClass type, boolean passes) {
      if (!passes && f.code.isProgram() && m.journal().isFailure((int) f.raw[object])) {
        doubt(m, type);
      }
      f.set(dst(), passes ? 1 : 0);
      return next();
    }

    /** What a framework throws may be of a class below the one that was thrown in its place. */
    private void doubt(Machine m, RuntimeClass type) {
      RuntimeClass wanted = wanted(m);
      if (m.isSubtype(wanted, type)) {
        String detail = "whether a framework throws a " + wanted.type().javaName();
        m.journal().noteOnce(new Reason(ReasonCode.BOUNDARY_ARGUMENTS, detail));
      }
    }

    @Override
    Insn testedNull(Machine m, Frame f) {
      f.set(dst(), 0);
      return next();
    }
  }

  /** {@code checkcast}. */
  public static final class Cast extends TypeTest {
    public Cast(int object, ClassInfo from, JvmType type) {
      super(NO_REGISTER, object, from, type);
    }

    /**
     * What is of the type by its declaration passes undecided, so that it may never be asked
     * whether it is null.
     */
    @Override
    boolean open(Machine m, Frame f, RuntimeClass type) {
      return m.unknowns().choices().isAlways(f.raw[object], type)
          || (m.unknowns().isUnexpected(f, object) && m.isSubtype(m.classOf(f.raw[object]), type))
          || m.unknowns().narrowAnswer(f, object, type);
    }

    @Override
    @Nullable Insn tested(Machine m, Frame f, RuntimeClass type, boolean passes) {
      if (passes) {
        return next();
      }
      Object message =
          type.isOpen()
              ? new OpenText(List.of(new OpenText.OpenCast((int) f.raw[object], wanted(m))))
              : CastMessages.of(type, wanted(m));
      return m.exceptions().raise(f, this, "java/lang/ClassCastException", message);
    }

    @Override
    Insn testedNull(Machine m, Frame f) {
      return next();
    }
  }
}
