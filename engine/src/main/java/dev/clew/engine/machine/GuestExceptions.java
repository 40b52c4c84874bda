package dev.clew.engine.machine;

import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.TracedIdentities;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.MethodInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/** Throwing: making the exception, finding its handler, leaving frames. */
public final class GuestExceptions {

  private static final String WITH_MESSAGE = "(Ljava/lang/String;)V";

  private final Machine m;

  GuestExceptions(Machine m) {
    this.m = m;
  }

  /**
   * Throws a new exception of a JDK class from an instruction of the frame on top.
   *
   * @param message a String, a term or an {@link OpenText}; null for none
   */
  public @Nullable Insn raise(Frame f, Insn at, String className, @Nullable Object message) {
    f.insn = at;
    return raise(className, message);
  }

  /** The same where the frame on top knows its instruction. */
  public @Nullable Insn raise(String className, @Nullable Object message) {
    return raise(className, message, 0);
  }

  /**
   * The same with a cause.
   *
   * @param cause 0 for none
   */
  public @Nullable Insn raise(String className, @Nullable Object message, int cause) {
    RuntimeClass type;
    try {
      type = m.runtime().classes().named(className);
    } catch (LinkageException e) {
      return m.unsupported(ReasonCode.LINKAGE, e.problem().explanation());
    }
    if (!m.initialization().isReady(type)) {
      Insn initializer = m.initialization().start(type);
      if (initializer != null) {
        return initializer; // the instruction is executed once more afterwards
      }
    }
    int exception = m.allocate(type);
    String descriptor = message == null ? "()V" : WITH_MESSAGE;
    MethodInfo constructor = m.runtime().method(type, "<init>", descriptor);
    MethodCode code = m.runtime().code(constructor);
    Frame frame = m.calls().push(code, throwing(exception, cause));
    frame.raw[0] = exception;
    if (message != null) {
      frame.raw[1] = m.texts().create(message);
    }
    return code.entry();
  }

  /**
   * Makes an exception without throwing it and without running code, to be the cause of another.
   *
   * @param message a String or a term
   */
  public int make(String className, Object message) {
    RuntimeClass type = m.runtime().classes().named(className);
    int text = m.texts().create(message);
    int id = m.allocate(type);
    Instance exception = m.instance(id);
    Backtrace backtrace = Backtrace.of(m.top());
    exception.setPayload(backtrace);
    exception.set(type.field("detailMessage").slot(), text);
    exception.set(type.field("cause").slot(), id);
    exception.set(type.field("backtrace").slot(), id);
    exception.set(type.field("depth").slot(), backtrace.elements().size());
    copyStatic(exception, "UNASSIGNED_STACK", "stackTrace");
    copyStatic(exception, "SUPPRESSED_SENTINEL", "suppressedExceptions");
    return id;
  }

  /**
   * What follows a constructor of an exception: it is thrown.
   *
   * @param cause 0 for what the constructor made of it
   */
  public FrameCompletion throwing(int exception, int cause) {
    return new ThrowWhenMade(exception, cause);
  }

  /** Gives an exception another cause, without running code. */
  public void setCause(int exception, int cause) {
    Instance made = (Instance) m.heap().own(exception);
    made.set(made.type().field("cause").slot(), cause);
  }

  /** Throws what a constructor has just finished. */
  private record ThrowWhenMade(int exception, int cause)
      implements FrameCompletion, TracedIdentities {
    @Override
    public void trace(IntConsumer identities) {
      identities.accept(exception);
      identities.accept(cause);
    }

    @Override
    public @Nullable Insn returned(Machine m, Frame left, long raw, @Nullable Object sym) {
      if (cause != 0) {
        m.exceptions().setCause(exception, cause);
      }
      return m.exceptions().unwind(exception);
    }
  }

  /** Throws the error that a class or a name in it cannot be linked. */
  public @Nullable Insn raise(Frame f, Insn at, LinkageException cause) {
    return raise(f, at, cause.problem().throwable(), cause.problem().message());
  }

  /** What handlers around the calls of a frame and its callers catch, innermost first. */
  public List<RuntimeClass> caughtAround(Frame innermost) {
    List<RuntimeClass> types = new ArrayList<>();
    for (Frame f = innermost; f != null; f = f.caller) {
      if (f.insn != null) {
        types.addAll(f.code.handlers().caught(m.runtime(), f.insn.position()));
      }
    }
    return types;
  }

  /** The helpful message is made when it is asked for; see {@code getExtendedNPEMessage}. */
  public @Nullable Insn nullPointer(Frame f, Insn at) {
    return raise(f, at, "java/lang/NullPointerException", null);
  }

  /** Throws without running code that would need more of the stack. */
  public @Nullable Insn stackOverflow(Frame f) {
    RuntimeClass type = m.runtime().classes().named("java/lang/StackOverflowError");
    if (!m.initialization().isReady(type)) {
      return m.unsupported(
          ReasonCode.STACK_OVERFLOW_EARLY, "the stack overflowed while the JDK began");
    }
    int exception = m.allocate(type);
    Instance object = m.instance(exception);
    Backtrace backtrace = Backtrace.of(f);
    m.allocates(backtrace.heldBytes());
    object.setPayload(backtrace);
    object.set(type.field("cause").slot(), exception);
    object.set(type.field("backtrace").slot(), exception);
    object.set(type.field("depth").slot(), backtrace.elements().size());
    copyStatic(object, "UNASSIGNED_STACK", "stackTrace");
    copyStatic(object, "SUPPRESSED_SENTINEL", "suppressedExceptions");
    return unwind(exception);
  }

  /**
   * Makes the error that explains, later, why a class could not be initialised: it tells of an
   * exception without keeping it, and has its stack trace.
   */
  int explain(int cause) {
    Instance original = m.instance(cause);
    RuntimeClass type = m.runtime().classes().named("java/lang/ExceptionInInitializerError");
    String detail = m.texts().orNull(original.raw(original.type().field("detailMessage").slot()));
    RuntimeClass thread = m.classOf(m.mainThread());
    String name = m.texts().orNull(m.instance(m.mainThread()).raw(thread.field("name").slot()));
    String message =
        "Exception "
            + original.type().name()
            + (detail == null ? "" : ": " + detail)
            + " [in thread \""
            + name
            + "\"]";
    int id = m.allocate(type);
    Instance error = m.instance(id);
    error.setPayload(original.payload());
    error.set(type.field("detailMessage").slot(), m.texts().create(message));
    for (String field : List.of("backtrace", "depth", "stackTrace")) {
      int slot = type.field(field).slot();
      error.set(slot, original.raw(slot));
    }
    copyStatic(error, "SUPPRESSED_SENTINEL", "suppressedExceptions");
    return id;
  }

  private void copyStatic(Instance exception, String constant, String field) {
    RuntimeClass throwable = m.runtime().classes().named("java/lang/Throwable");
    long value = m.initialization().statics(throwable).raw(throwable.staticField(constant).slot());
    exception.set(exception.type().field(field).slot(), value);
  }

  /** Throws an exception from the frame on top. */
  public @Nullable Insn throwFrom(Frame f, Insn at, long exception) {
    f.insn = at;
    return unwind((int) exception);
  }

  /** Finds the handler, from the frame on top downwards. */
  public @Nullable Insn unwind(int exception) {
    RuntimeClass type = m.classOf(exception);
    while (true) {
      Frame f = m.top();
      Insn handler = handler(f, type);
      if (handler != null) {
        f.set(f.code.exceptionRegister(), exception);
        return handler;
      }
      Frame caller = f.caller;
      if (caller == null) {
        return m.end(new Ending.Threw(exception));
      }
      m.setTop(caller.ownedBy(m.token()));
      FrameCompletion completion = f.completion();
      Insn instead = completion == null ? null : completion.threw(m, f, exception);
      if (instead != null || m.isEnded()) {
        return instead;
      }
    }
  }

  private @Nullable Insn handler(Frame f, RuntimeClass type) {
    Insn at = f.insn;
    return at == null ? null : f.code.handlers().find(m.runtime(), at.position(), type);
  }
}
