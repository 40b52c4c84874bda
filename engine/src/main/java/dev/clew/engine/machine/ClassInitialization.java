package dev.clew.engine.machine;

import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.StaticFields;
import dev.clew.engine.heap.TracedIdentities;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.FieldInfo;
import dev.clew.engine.program.MethodInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/** Class initialisation in Java's order (JVMS 5.5), for one thread. */
public final class ClassInitialization {

  private final Machine m;

  ClassInitialization(Machine m) {
    this.m = m;
  }

  /** Whether the class can be used without more ado: initialised, or that is under way. */
  public boolean isReady(RuntimeClass type) {
    byte status = m.classes().status(type);
    return status == ClassTable.READY || status == ClassTable.RUNNING;
  }

  /** Whether its initialisation has ended well. */
  public boolean isDone(RuntimeClass type) {
    return m.classes().status(type) == ClassTable.READY;
  }

  /** The static fields, for reading. */
  public StaticFields statics(RuntimeClass type) {
    return (StaticFields) m.heap().get(staticsId(type));
  }

  /** The static fields, for writing. */
  public StaticFields ownStatics(RuntimeClass type) {
    return (StaticFields) m.heap().own(staticsId(type));
  }

  /** The identity of the static fields. */
  public int staticsId(RuntimeClass type) {
    int id = m.classes().statics(type);
    return id != 0 ? id : prepare(type);
  }

  /** Makes the static fields, with the values that the class file gives constants (JVMS 5.4.2). */
  private int prepare(RuntimeClass type) {
    StaticFields statics = StaticFields.create(m.token(), type);
    for (FieldInfo field : type.info().fields()) {
      Object constant = field.constantValue();
      if (constant != null) {
        statics.set(field.slot(), m.texts().constant(constant));
      }
    }
    int id = m.heap().add(statics);
    m.ownClasses().setStatics(type, id);
    return id;
  }

  /**
   * Begins to initialise a class for the instruction that the frame on top is at.
   *
   * @return the first instruction of an initialiser, after which that instruction is executed once
   *     more; null if there is nothing to run
   * @throws dev.clew.engine.program.LinkageException if the JVM would not link the class
   */
  public @Nullable Insn start(RuntimeClass type) {
    if (m.classes().status(type) == ClassTable.FAILED) {
      return raiseAgain(type);
    }
    if (m.lazyInputs().isBeyond(type.info())) {
      markReady(type);
      m.lazyInputs().forgetStatics(m, type);
      return null;
    }
    m.runtime().program().verify(type.info());
    m.ownClasses().setStatus(type, ClassTable.RUNNING);
    staticsId(type);
    List<RuntimeClass> first = prerequisites(type);
    return first.isEmpty() ? runInitializer(type) : new Stage(type, first).enter(m);
  }

  private @Nullable Insn raiseAgain(RuntimeClass type) {
    String message = "Could not initialize class " + type.name();
    return m.exceptions()
        .raise("java/lang/NoClassDefFoundError", message, m.classes().failure(type));
  }

  /** What is initialised before a class, in order, as far as that has not begun. */
  private List<RuntimeClass> prerequisites(RuntimeClass type) {
    List<RuntimeClass> first = new ArrayList<>();
    ClassInfo info = type.info();
    ClassInfo superclass = info.superclass();
    if (!info.isInterface() && superclass != null) {
      add(superclass, first);
      info.interfaces().forEach(each -> addInterfaces(each, first));
    }
    return first;
  }

  private void addInterfaces(ClassInfo type, List<RuntimeClass> first) {
    type.interfaces().forEach(each -> addInterfaces(each, first));
    if (type.methods().stream().anyMatch(ClassInitialization::isDefault)) {
      add(type, first);
    }
  }

  private static boolean isDefault(MethodInfo method) {
    return method.hasCode() && !method.isStatic();
  }

  private void add(ClassInfo info, List<RuntimeClass> first) {
    RuntimeClass type = m.runtime().classes().of(info);
    byte status = m.classes().status(type);
    if (status == ClassTable.UNTOUCHED || status == ClassTable.FAILED) {
      first.add(type);
    }
  }

  /** Runs the initialiser of a class whose prerequisites are met; null if it has none. */
  @Nullable Insn runInitializer(RuntimeClass type) {
    MethodInfo initializer =
        type.info().method("<clinit>", "()V").filter(MethodInfo::isClassInitializer).orElse(null);
    if (initializer == null) {
      m.ownClasses().setStatus(type, ClassTable.READY);
      m.lazyInputs().initialized(m, type);
      return null;
    }
    MethodCode code = m.runtime().code(initializer);
    m.calls().push(code, new WhenInitialized(type));
    return code.entry();
  }

  /** Whether an initialiser of the program is running that may be halted. */
  public boolean isHaltable() {
    return m.lazyInputs().followsStrings() && HaltedStatics.innermost(m) != null;
  }

  /**
   * Ends the innermost initialiser of the program that is running, if inputs want that: the class
   * counts as initialised, and what it may still have done to its static fields is unknown.
   *
   * @return what goes on; null if there is no such initialiser
   */
  public @Nullable Insn halt() {
    Frame running = m.lazyInputs().followsStrings() ? HaltedStatics.innermost(m) : null;
    if (running == null || !(running.completion() instanceof WhenInitialized initializing)) {
      return null;
    }
    for (Frame f = m.top(); f != running; f = m.top()) {
      if (f.completion() instanceof WhenInitialized inner) {
        m.ownClasses().setStatus(inner.type, ClassTable.UNTOUCHED); // of the JDK: begins anew
      }
      m.calls().leave(f);
    }
    m.calls().leave(running);
    HaltedStatics.forget(m, initializing.type, running);
    return initializing.returned(m, running, 0, null);
  }

  /** Waits below the initialisers of superclass and interfaces, and runs the class's own last. */
  private static final class Stage extends Insn {
    private final RuntimeClass type;
    private final List<RuntimeClass> first;

    Stage(RuntimeClass type, List<RuntimeClass> first) {
      super(NO_REGISTER);
      this.type = type;
      this.first = first;
    }

    Insn enter(Machine m) {
      RuntimeClass object = m.runtime().wellKnown().object();
      MethodInfo anything = m.runtime().method(object, "<init>", "()V");
      m.calls().push(MethodCode.ofInsn(anything, this, 1), new WhenInitialized(type));
      return this;
    }

    @Override
    public @Nullable Insn run(Machine m, Frame f) {
      for (RuntimeClass each : first) {
        if (!m.initialization().isReady(each)) {
          Insn initializer = m.initialization().start(each);
          if (initializer != null || m.isEnded()) {
            return initializer;
          }
        }
      }
      m.calls().leave(f);
      Insn initializer = m.initialization().runInitializer(type);
      return initializer != null ? initializer : FrameStack.again(m.top());
    }
  }

  /** The classes on the class path that are initialised. */
  public List<RuntimeClass> initializedByProgram() {
    List<RuntimeClass> found = new ArrayList<>();
    for (RuntimeClass type : m.runtime().classes().all()) {
      ClassInfo info = type.infoOrNull();
      if (info != null && !info.isJdk() && isDone(type)) {
        found.add(type);
      }
    }
    return found;
  }

  /** Marks a class as initialised without running anything: for what a machine provides itself. */
  public void markReady(RuntimeClass type) {
    m.ownClasses().setStatus(type, ClassTable.READY);
    staticsId(type);
  }

  /** Ends the initialisation of one class. */
  record WhenInitialized(RuntimeClass type) implements FrameCompletion, TracedIdentities {
    @Override
    public void trace(IntConsumer identities) {}

    @Override
    public @Nullable Insn returned(Machine m, Frame left, long raw, @Nullable Object sym) {
      m.ownClasses().setStatus(type, ClassTable.READY);
      m.lazyInputs().initialized(m, type);
      return FrameStack.again(m.top());
    }

    @Override
    public @Nullable Insn threw(Machine m, Frame left, int exception) {
      m.ownClasses().setStatus(type, ClassTable.FAILED);
      m.ownClasses().setFailure(type, m.exceptions().explain(exception));
      RuntimeClass error = m.runtime().classes().named("java/lang/Error");
      if (m.isSubtype(m.classOf(exception), error)) {
        return null;
      }
      return wrap(m, exception);
    }

    private static @Nullable Insn wrap(Machine m, int exception) {
      RuntimeClass wrapper = m.runtime().classes().named("java/lang/ExceptionInInitializerError");
      int id = m.allocate(wrapper);
      MethodInfo constructor = m.runtime().method(wrapper, "<init>", "(Ljava/lang/Throwable;)V");
      MethodCode code = m.runtime().code(constructor);
      Frame frame = m.calls().push(code, new ThrowWrapper(id));
      frame.raw[0] = id;
      frame.raw[1] = exception;
      return code.entry();
    }
  }

  /** Throws the error that wraps what an initialiser threw. */
  private record ThrowWrapper(int exception) implements FrameCompletion, TracedIdentities {
    @Override
    public void trace(IntConsumer identities) {
      identities.accept(exception);
    }

    @Override
    public @Nullable Insn returned(Machine m, Frame left, long raw, @Nullable Object sym) {
      return m.exceptions().unwind(exception);
    }
  }
}
