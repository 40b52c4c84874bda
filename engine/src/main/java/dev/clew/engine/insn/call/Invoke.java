package dev.clew.engine.insn.call;

import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.MethodCode;
import dev.clew.engine.outcome.ForkKind;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.MethodReference;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The four call instructions that name a method. */
public abstract class Invoke extends Insn {

  final CallShape shape;
  final MethodInfo from;
  final MethodReference reference;

  Invoke(int dst, CallShape shape, MethodInfo from, MethodReference reference) {
    super(dst);
    this.shape = shape;
    this.from = from;
    this.reference = reference;
  }

  @Override
  public final ForkKind forkKind() {
    return ForkKind.CALL;
  }

  final @Nullable Insn enter(Machine m, Frame f, MethodCode code) {
    return m.calls().call(f, this, code, shape.args(), shape.slots());
  }

  /** The caller's registers that hold the arguments, the receiver first if there is one. */
  public final int[] arguments() {
    return shape.args().clone();
  }

  final int receiver() {
    return shape.args()[0];
  }

  /** {@code invokestatic}: initialises the class that declares the method. */
  public static final class Static extends Invoke {

    private record Target(RuntimeClass owner, MethodCode code) {}

    private @Nullable Target target;

    public Static(int dst, CallShape shape, MethodInfo from, MethodReference reference) {
      super(dst, shape, from, reference);
    }

    @Override
    public @Nullable Insn run(Machine m, Frame f) {
      Target known = target;
      if (known == null || !m.initialization().isReady(known.owner)) {
        return slowly(m, f);
      }
      return enter(m, f, known.code);
    }

    private @Nullable Insn slowly(Machine m, Frame f) {
      try {
        MethodInfo method = m.runtime().linker().staticMethod(from.owner(), reference);
        RuntimeClass owner = m.runtime().classes().of(method.owner());
        if (!m.initialization().isReady(owner)) {
          f.setInsn(this);
          Insn initializer = m.initialization().start(owner);
          if (initializer != null || m.isEnded()) {
            return initializer;
          }
        }
        Target resolved = new Target(owner, m.runtime().code(method));
        target = resolved;
        return enter(m, f, resolved.code);
      } catch (LinkageException e) {
        return m.exceptions().raise(f, this, e);
      }
    }
  }

  /** {@code invokespecial}: constructors, private methods and {@code super.}. */
  public static final class Special extends Invoke {

    private @Nullable MethodCode code;

    public Special(int dst, CallShape shape, MethodInfo from, MethodReference reference) {
      super(dst, shape, from, reference);
    }

    @Override
    public @Nullable Insn run(Machine m, Frame f) {
      MethodCode known = code;
      if (known == null) {
        try {
          known = m.runtime().code(m.runtime().linker().specialMethod(from.owner(), reference));
        } catch (LinkageException e) {
          return m.exceptions().raise(f, this, e);
        }
        code = known;
      }
      return f.raw[receiver()] == 0 ? m.exceptions().nullPointer(f, this) : enter(m, f, known);
    }

    @Override
    public @Nullable Insn careful(Machine m, Frame f) {
      return m.unknowns().settle(f, receiver())
          ? run(m, f)
          : m.unknowns().dereference(f, this, receiver());
    }
  }

  /** {@code invokevirtual} and {@code invokeinterface}. */
  public static final class Virtual extends Invoke {

    /** The method that was selected for a class. */
    private record Selected(RuntimeClass type, MethodCode code) {}

    private final boolean isInterface;
    private @Nullable MethodInfo resolved;
    private @Nullable Selected first;
    private @Nullable Selected second;

    public Virtual(
        int dst, CallShape shape, MethodInfo from, MethodReference reference, boolean isInterface) {
      super(dst, shape, from, reference);
      this.isInterface = isInterface;
    }

    @Override
    public @Nullable Insn run(Machine m, Frame f) {
      long id = f.raw[receiver()];
      if (id == 0) {
        return slowly(m, f);
      }
      RuntimeClass type = m.heap().get((int) id).type();
      Selected one = first;
      if (one != null && one.type == type) {
        return enter(m, f, one.code);
      }
      Selected two = second;
      if (two != null && two.type == type) {
        return enter(m, f, two.code);
      }
      return slowly(m, f);
    }

    @Override
    public @Nullable Insn careful(Machine m, Frame f) {
      return m.unknowns().settle(f, receiver())
          ? run(m, f)
          : m.unknowns().dereference(f, this, receiver());
    }

    private @Nullable Insn slowly(Machine m, Frame f) {
      try {
        MethodInfo method = resolve(m);
        if (method.isSignaturePolymorphic()) {
          return m.runtime().polymorphicCall(m, f, this, method, reference, shape.args());
        }
        long id = f.raw[receiver()];
        if (id == 0) {
          return m.exceptions().nullPointer(f, this);
        }
        RuntimeClass type = m.classOf(id);
        if (type.isOpen() || m.lazyInputs().isStub(m, (int) id)) {
          MethodInfo common = m.lazyInputs().common(m, (int) id, method);
          return common == null
              ? m.lazyInputs().decideMethod(m, f, this, (int) id, method)
              : enter(m, f, m.runtime().code(common));
        }
        Selected selected = new Selected(type, m.runtime().code(select(m, type, method)));
        second = first;
        first = selected;
        return enter(m, f, selected.code);
      } catch (LinkageException e) {
        return m.exceptions().raise(f, this, e);
      }
    }

    private MethodInfo resolve(Machine m) {
      if (resolved == null) {
        resolved =
            isInterface
                ? m.runtime().linker().interfaceMethod(from.owner(), reference)
                : m.runtime().linker().virtualMethod(from.owner(), reference);
      }
      return Objects.requireNonNull(resolved);
    }

    private MethodInfo select(Machine m, RuntimeClass type, MethodInfo method) {
      RuntimeClass receiver = type.isArray() ? m.runtime().wellKnown().object() : type;
      return isInterface
          ? m.runtime().linker().selectFromInterface(receiver.info(), method)
          : receiver.info().select(method);
    }
  }
}
