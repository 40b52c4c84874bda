package dev.clew.engine.reflect;

import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Backtrace;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.FrameCompletion;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.MethodCode;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.JvmType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Calls of the program's methods that no call instruction makes. */
public final class GuestCalls {

  private GuestCalls() {}

  /** Hands a result on; exceptions go further. */
  private record Handing(ResultAction then) implements FrameCompletion {
    @Override
    public @Nullable Insn returned(Machine m, Frame left, long raw, @Nullable Object sym) {
      return accept(m, then, new GuestValue(raw, sym));
    }
  }

  /** Calls exactly a method, whose class is initialised; the receiver comes first. */
  public static @Nullable Insn call(
      Machine m, MethodInfo method, List<GuestValue> arguments, ResultAction then) {
    return call(m, method, arguments, new Handing(then));
  }

  public static @Nullable Insn call(
      Machine m, MethodInfo method, List<GuestValue> arguments, FrameCompletion completion) {
    if (m.calls().isFull(m.top())) {
      return m.exceptions().stackOverflow(m.top());
    }
    MethodCode code = m.runtime().code(method);
    Frame frame = m.calls().push(code, completion);
    int register = 0;
    int index = 0;
    if (!method.isStatic()) {
      frame.set(register++, arguments.get(index).raw(), arguments.get(index++).sym());
    }
    for (JvmType parameter : method.signature().parameters()) {
      GuestValue value = arguments.get(index++);
      frame.set(register, value.raw(), value.sym());
      register += parameter.slots();
    }
    return code.entry();
  }

  /**
   * The method that runs for a receiver when a resolved one is called.
   *
   * @throws dev.clew.engine.program.LinkageException if there is none
   */
  public static MethodInfo select(Machine m, MethodInfo resolved, long receiver) {
    if (resolved.isStatic() || resolved.isPrivate() || resolved.isConstructor()) {
      return resolved;
    }
    RuntimeClass type = m.classOf(receiver);
    RuntimeClass selecting = type.isArray() ? m.runtime().wellKnown().object() : type;
    return resolved.owner().isInterface()
        ? m.runtime().linker().selectFromInterface(selecting.info(), resolved)
        : selecting.info().select(resolved);
  }

  /**
   * Begins to initialise a class if it is not ready.
   *
   * @return what to run first, after which the instruction of the frame on top is executed again;
   *     null if the class is ready or the machine has ended
   */
  public static @Nullable Insn initialize(Machine m, RuntimeClass type) {
    boolean isReady = type.infoOrNull() == null || m.initialization().isReady(type);
    return isReady ? null : m.initialization().start(type);
  }

  /**
   * Goes on when a class is ready, in the frame that is on top: for what cannot be done again from
   * the beginning.
   */
  public static @Nullable Insn whenReady(Machine m, RuntimeClass type, ResultAction then) {
    if (type.infoOrNull() == null || m.initialization().isReady(type)) {
      return then.accept(m, GuestValue.ZERO);
    }
    MethodInfo anything = m.runtime().method(m.runtime().wellKnown().object(), "<init>", "()V");
    Waiting waiting = new Waiting(type, then);
    m.calls().push(MethodCode.ofInsn(anything, waiting, 1), null);
    return waiting;
  }

  /** Waits below an initialiser. */
  private static final class Waiting extends Insn {
    private final RuntimeClass type;
    private final ResultAction then;

    Waiting(RuntimeClass type, ResultAction then) {
      super(NO_REGISTER);
      this.type = type;
      this.then = then;
    }

    @Override
    public @Nullable Insn run(Machine m, Frame f) {
      f.setInsn(this);
      Insn initializer = initialize(m, type);
      if (initializer != null || m.isEnded()) {
        return initializer;
      }
      m.calls().leave(f);
      return accept(m, then, GuestValue.ZERO);
    }
  }

  /** Goes on; what cannot be linked is thrown in the program. */
  static @Nullable Insn accept(Machine m, ResultAction then, GuestValue value) {
    try {
      return then.accept(m, value);
    } catch (LinkageException e) {
      return raise(m, e.problem().throwable(), e.problem().message());
    }
  }

  /** Throws a new exception, from wherever. */
  public static @Nullable Insn raise(Machine m, String className, @Nullable String message) {
    RuntimeClass type = m.runtime().classes().named(className);
    return whenReady(
        m,
        type,
        (machine, nothing) ->
            message == null
                ? throwSilently(machine, type)
                : machine.exceptions().raise(className, message));
  }

  /** Throws an exception that does not explain the instruction that the frame on top is at. */
  private static @Nullable Insn throwSilently(Machine m, RuntimeClass type) {
    int exception = m.allocate(type);
    MethodInfo constructor = m.runtime().method(type, "<init>", "()V");
    return call(
        m,
        constructor,
        List.of(GuestValue.of(exception)),
        (next, nothing) -> {
          Instance object = (Instance) next.heap().own(exception);
          if (object.payload() instanceof Backtrace trace) {
            object.setPayload(new Backtrace(trace.elements(), -1));
          }
          return next.exceptions().unwind(exception);
        });
  }

  public static @Nullable Insn initialize(Machine m, String className) {
    return initialize(m, m.runtime().classes().named(className));
  }
}
