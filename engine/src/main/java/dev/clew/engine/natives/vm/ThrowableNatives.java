package dev.clew.engine.natives.vm;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Backtrace;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.natives.registry.NativeRegistry;
import dev.clew.engine.nulls.NullMessages;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.path.ProgramQuestion;
import org.jspecify.annotations.Nullable;

/** Stack traces. */
public final class ThrowableNatives {

  private ThrowableNatives() {}

  public static void register(NativeRegistry r) {
    r.on("java/lang/Throwable.fillInStackTrace(I)Ljava/lang/Throwable;", ThrowableNatives::fillIn)
        .action("java/lang/StackTraceElement.initStackTraceElements", ThrowableNatives::elements)
        .action("java/lang/StackTraceElement.initStackTraceElement", (m, f) -> {})
        .value("java/lang/StackTraceElement.isHashedInJavaBase", (m, f) -> 1)
        .value(
            "java/lang/NullPointerException.getExtendedNPEMessage", ThrowableNatives::nullMessage);
  }

  private static @Nullable Insn fillIn(Machine m, Frame f) {
    Instance exception = (Instance) m.heap().own((int) f.raw[0]);
    Frame maker = firstOutside(f, f.raw[0]);
    Backtrace backtrace = maker == null ? Backtrace.ofInput() : Backtrace.of(maker);
    m.allocates(backtrace.heldBytes());
    exception.setPayload(backtrace);
    set(exception, "backtrace", f.raw[0]); // only whether it is null matters to the JDK
    set(exception, "depth", backtrace.elements().size());
    return NativeRegistry.give(m, f, f.raw[0]);
  }

  private static void set(Instance exception, String field, long value) {
    exception.set(exception.type().field(field).slot(), value);
  }

  /**
   * The frame that made the exception: below this method and the exception's constructors; null if
   * that is an input.
   */
  private static @Nullable Frame firstOutside(Frame f, long exception) {
    Frame current = f;
    while (current.caller != null
        && (current.code.method().name().equals("fillInStackTrace")
            || isConstructor(current, exception))) {
      if (current.makesInput()) {
        return null;
      }
      current = current.caller;
    }
    return current;
  }

  private static boolean isConstructor(Frame f, long exception) {
    return f.code.method().isConstructor() && f.raw[0] == exception;
  }

  /** What was null, unless the program itself made the exception. */
  private static long nullMessage(Machine m, Frame f) {
    if (!(m.instance(f.raw[0]).payload() instanceof Backtrace backtrace)
        || backtrace.elements().isEmpty()) {
      return 0;
    }
    MethodInfo method = backtrace.elements().get(0).method();
    if (!method.hasCode() || backtrace.position() < 0) {
      return 0;
    }
    return NullMessages.message(method, method.readBody(), backtrace.position())
        .map(text -> (long) m.texts().create(text))
        .orElse(0L);
  }

  private static void elements(Machine m, Frame f) {
    m.runtime().program().classPath().questions().add(ProgramQuestion.Kind.LINES, "");
    HeapArray array = m.array(f.raw[0]);
    Object payload = throwable(m, f.raw[1]);
    if (!(payload instanceof Backtrace backtrace)) {
      return;
    }
    for (int i = 0; i < array.length() && i < backtrace.elements().size(); i++) {
      fill(m, (Instance) m.heap().own((int) array.raw(i)), backtrace.elements().get(i));
    }
  }

  /** JDK 17 passes the exception, later ones its backtrace, which here is the exception, too. */
  private static @Nullable Object throwable(Machine m, long id) {
    return m.instance(id).payload();
  }

  private static void fill(Machine m, Instance element, Backtrace.Element from) {
    RuntimeClass type = element.type();
    RuntimeClass owner = m.runtime().classes().of(from.method().owner());
    element.set(type.field("declaringClassObject").slot(), m.mirrors().of(owner));
    element.set(type.field("declaringClass").slot(), m.texts().intern(owner.name()));
    element.set(type.field("methodName").slot(), m.texts().intern(from.method().name()));
    String file = owner.info().header().sourceFile();
    element.set(type.field("fileName").slot(), file == null ? 0 : m.texts().intern(file));
    element.set(type.field("lineNumber").slot(), from.method().isNative() ? -2 : from.line());
    if (owner.info().isJdk()) {
      String module = owner.info().file().module();
      element.set(type.field("moduleName").slot(), m.texts().intern(module));
      String version = m.runtime().program().jdkModules().version(module);
      element.set(
          type.field("moduleVersion").slot(), version.isEmpty() ? 0 : m.texts().intern(version));
    }
    long loader = m.mirrors().loaderOf(owner.info());
    long name = loader == 0 ? 0 : m.instance(loader).raw(m.classOf(loader).field("name").slot());
    element.set(type.field("classLoaderName").slot(), name);
  }
}
