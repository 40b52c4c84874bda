package dev.clew.engine.boot;

import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.StaticFields;
import dev.clew.engine.machine.Ending;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.GuestRuntime;
import dev.clew.engine.machine.LazyInputs;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.MethodCode;
import dev.clew.engine.machine.State;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.terms.Terms;
import java.util.List;

/** Starts the JDK up as HotSpot does, as far as a single thread without files needs it. */
final class JdkBoot {

  /** What instructions throw: made ready, so that throwing never has to initialise a class. */
  private static final List<String> THROWN =
      List.of(
          "java/lang/NullPointerException",
          "java/lang/ArithmeticException",
          "java/lang/ArrayIndexOutOfBoundsException",
          "java/lang/ArrayStoreException",
          "java/lang/ClassCastException",
          "java/lang/NegativeArraySizeException",
          "java/lang/StackOverflowError",
          "java/lang/OutOfMemoryError",
          "java/lang/ExceptionInInitializerError",
          "java/lang/NoClassDefFoundError",
          "java/lang/InternalError");

  private final Machine m;

  private JdkBoot(Machine m) {
    this.m = m;
  }

  /** The state in which the JDK is ready and nothing of the program has run. */
  public static State boot(GuestRuntime runtime, Terms terms) {
    Machine machine = new Machine(runtime, terms, LazyInputs.NONE);
    new JdkBoot(machine).run();
    return machine.freeze();
  }

  private void run() {
    describeMachine();
    initialize("java/lang/String");
    initialize("java/lang/Class");
    initialize("java/lang/System");
    initialize("java/lang/ThreadGroup");
    makeThread();
    THROWN.forEach(this::initialize);
    initialize("java/lang/Module");
    initialize("java/lang/reflect/Method");
    initialize("java/lang/ref/Finalizer");
    m.mirrors().makeModules();
    call("java/lang/System", "initPhase1", "()V");
    RuntimeClass vm = type("jdk/internal/misc/VM");
    m.initialization().ownStatics(vm).set(vm.staticField("initLevel").slot(), 2);
    makeLoaders();
    call("java/lang/System", "initPhase3", "()V");
  }

  /** What HotSpot writes into the JDK's constants about the machine. */
  private void describeMachine() {
    String constants = "jdk/internal/misc/UnsafeConstants";
    initialize(constants);
    RuntimeClass type = type(constants);
    StaticFields statics = m.initialization().ownStatics(type);
    statics.set(type.staticField("ADDRESS_SIZE0").slot(), 8);
    statics.set(type.staticField("PAGE_SIZE").slot(), 4096);
    statics.set(type.staticField("UNALIGNED_ACCESS").slot(), 1);
  }

  /** Makes the class loaders, and tells the classes that are there already. */
  private void makeLoaders() {
    String loaders = "jdk/internal/loader/ClassLoaders";
    initialize(loaders);
    RuntimeClass type = type(loaders);
    StaticFields statics = m.initialization().statics(type);
    m.mirrors()
        .setLoaders(
            (int) statics.raw(type.staticField("APP_LOADER").slot()),
            (int) statics.raw(type.staticField("PLATFORM_LOADER").slot()));
  }

  private RuntimeClass type(String name) {
    return m.runtime().classes().named(name);
  }

  private void initialize(String name) {
    RuntimeClass type = type(name);
    if (!m.initialization().isReady(type)) {
      pushBottom();
      m.start(m.initialization().start(type));
      finish(name);
    }
  }

  /** A frame below, to which initialisers and calls return. */
  private void pushBottom() {
    RuntimeClass object = m.runtime().wellKnown().object();
    MethodInfo nothing = m.runtime().method(object, "<init>", "()V");
    Frame frame = m.calls().push(m.runtime().code(nothing), null);
    frame.raw[0] = 0;
  }

  private void call(String owner, String name, String descriptor) {
    MethodCode code = m.runtime().code(m.runtime().method(type(owner), name, descriptor));
    m.calls().push(code, null);
    m.start(code.entry());
    finish(owner + "." + name);
  }

  private void finish(String what) {
    while (m.run() != Machine.Stop.ENDED) {
      if (m.isForked()) {
        throw new IllegalStateException("the JDK's start forks in " + what);
      }
    }
    if (!(m.ending() instanceof Ending.Returned)) {
      throw new BootException(what, m);
    }
    m.reset();
  }

  private void makeThread() {
    RuntimeClass threadClass = type("java/lang/Thread");
    int group = m.allocate(type("java/lang/ThreadGroup"));
    fill(group, "name", m.texts().intern("main"));
    fill(group, "maxPriority", 10);
    fill(group, "parent", makeSystemGroup());
    int thread = m.allocate(threadClass);
    m.setMainThread(thread);
    fill(thread, "name", m.texts().intern("main"));
    fill(thread, "tid", m.runtime().program().classPath().featureVersion() < 22 ? 1 : 3);
    fill(thread, "group", group);
    fill(thread, "priority", 5);
    fill(thread, "threadStatus", 5);
    if (threadClass.hasField("holder")) {
      int holder = m.allocate(type("java/lang/Thread$FieldHolder"));
      fill(thread, "holder", holder);
      fill(holder, "group", group);
      fill(holder, "priority", 5);
      fill(holder, "threadStatus", 5);
    }
    initialize("java/lang/Thread");
    if (threadClass.hasField("interruptLock")) {
      fill(thread, "interruptLock", m.allocate(type("java/lang/Object")));
    }
    if (threadClass.hasField("blockerLock")) {
      fill(thread, "blockerLock", m.allocate(type("java/lang/Object")));
    }
  }

  private int makeSystemGroup() {
    int group = m.allocate(type("java/lang/ThreadGroup"));
    fill(group, "name", m.texts().intern("system"));
    fill(group, "maxPriority", 10);
    return group;
  }

  /** Sets a field if this version of the class has it. */
  private void fill(int id, String field, long value) {
    RuntimeClass type = m.classOf(id);
    if (type.hasField(field)) {
      ((Instance) m.heap().own(id)).set(type.field(field).slot(), value);
    }
  }
}
