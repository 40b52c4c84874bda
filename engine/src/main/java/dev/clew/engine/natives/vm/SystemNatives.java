package dev.clew.engine.natives.vm;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.HeapArrays;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.FurtherInput;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.natives.registry.NativeRegistry;
import dev.clew.engine.outcome.InputOrigin;
import dev.clew.engine.outcome.ReasonCode;
import dev.clew.engine.program.type.JvmType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code java.lang.System}, {@code GuestRuntime} and the properties that the JVM provides. */
public final class SystemNatives {

  private static final String RAW = "jdk/internal/util/SystemProps$Raw.";

  /** Any moment: what the library's initialisers remember of their own, no program can see. */
  private static final long START = 1_600_000_000_000L;

  private SystemNatives() {}

  public static void register(NativeRegistry r) {
    r.on("java/lang/System.nanoTime", (m, f) -> clock(m, f, "nanoTime", System.nanoTime()))
        .on(
            "java/lang/System.currentTimeMillis",
            (m, f) -> clock(m, f, "currentTimeMillis", System.currentTimeMillis()))
        .value("java/lang/System.mapLibraryName", (m, f) -> f.raw[0])
        .action("java/lang/System.setIn0", (m, f) -> setStream(m, "in", f.raw[0]))
        .action("java/lang/System.setOut0", (m, f) -> setStream(m, "out", f.raw[0]))
        .action("java/lang/System.setErr0", (m, f) -> setStream(m, "err", f.raw[0]))
        .action("java/lang/Runtime.gc", (m, f) -> {})
        .on(
            "java/lang/Shutdown.halt0",
            (m, f) -> m.unsupported(ReasonCode.EXIT, "System.exit(" + f.intAt(0) + ")"))
        .on(
            "java/lang/Runtime.exit",
            (m, f) -> m.unsupported(ReasonCode.EXIT, "System.exit(" + f.intAt(1) + ")"))
        .value("java/lang/ProcessEnvironment.environ", SystemNatives::environment)
        .action("java/lang/ProcessImpl.init", (m, f) -> {})
        .value(RAW + "vmProperties", SystemNatives::vmProperties)
        .value(RAW + "platformProperties", SystemNatives::platformProperties);
  }

  /**
   * The time, unless there are inputs: then it is one of them, whatever the clock says now. A class
   * of the library may be initialised long before the method under test is called.
   */
  private static @Nullable Insn clock(Machine m, Frame f, String method, long now) {
    Frame caller = f.caller;
    if (caller != null && caller.code.method().isClassInitializer() && !caller.code.isProgram()) {
      return NativeRegistry.give(m, f, START);
    }
    String question = "System." + method + "()";
    FurtherInput unknown =
        m.lazyInputs().outside(m, question, new InputOrigin.FromWorld(question), JvmType.LONG);
    return unknown == null
        ? NativeRegistry.give(m, f, now)
        : m.calls().returnValue(f, unknown.raw(), unknown.sym());
  }

  private static void setStream(Machine m, String name, long stream) {
    RuntimeClass system = m.runtime().classes().named("java/lang/System");
    m.initialization().ownStatics(system).set(system.staticField(name).slot(), stream);
  }

  /** Empty: the same on every machine. */
  private static long environment(Machine m, Frame f) {
    RuntimeClass type = m.runtime().classes().of(JvmType.BYTE.arrayOf().arrayOf());
    return m.heap().add(HeapArrays.create(m.token(), type, 0));
  }

  private static long vmProperties(Machine m, Frame f) {
    int feature = m.runtime().program().classPath().featureVersion();
    List<String> pairs = new ArrayList<>();
    add(pairs, "java.home", m.runtime().program().classPath().jdkHome().toString());
    add(pairs, "java.vm.specification.name", "Java Virtual Machine Specification");
    add(pairs, "java.vm.specification.vendor", "Oracle Corporation");
    add(pairs, "java.vm.specification.version", Integer.toString(feature));
    add(pairs, "java.vm.name", "Clew");
    add(pairs, "java.vm.vendor", "Clew");
    add(pairs, "java.vm.version", Integer.toString(feature));
    add(pairs, "java.vm.info", "symbolic");
    add(pairs, "java.vm.compressedOopsMode", "none");
    add(pairs, "java.class.path", "");
    add(pairs, "java.library.path", "");
    add(pairs, "java.class.version", (feature + 44) + ".0");
    add(pairs, "jdk.debug", "release");
    add(pairs, "sun.boot.library.path", "");
    // collections whose order would differ from run to run
    add(pairs, "java.util.concurrent.ForkJoinPool.common.parallelism", "0");
    return stringArray(m, pairs, 2);
  }

  private static void add(List<String> pairs, String key, String value) {
    pairs.add(key);
    pairs.add(value);
  }

  /** An array that holds the strings, and some nulls at its end. */
  public static int stringArray(Machine m, List<String> texts, int nulls) {
    RuntimeClass type = m.runtime().classes().of(JvmType.STRING.arrayOf());
    HeapArray array = HeapArrays.create(m.token(), type, texts.size() + nulls);
    for (int i = 0; i < texts.size(); i++) {
      array.set(i, m.texts().intern(texts.get(i)), null);
    }
    return m.heap().add(array);
  }

  /** By the indices that the JDK's own class defines, whose numbers change between versions. */
  private static long platformProperties(Machine m, Frame f) {
    RuntimeClass raw = m.runtime().classes().named("jdk/internal/util/SystemProps$Raw");
    int size = (int) constant(m, raw, "FIXED_LENGTH");
    RuntimeClass type = m.runtime().classes().of(JvmType.STRING.arrayOf());
    HeapArray array = HeapArrays.create(m.token(), type, size);
    PlatformProperties.values()
        .forEach(
            (field, value) -> {
              int index = (int) constant(m, raw, field);
              if (index >= 0) {
                array.set(index, m.texts().intern(value), null);
              }
            });
    return m.heap().add(array);
  }

  private static long constant(Machine m, RuntimeClass type, String field) {
    return type.info().fields().stream()
        .filter(each -> each.name().equals(field))
        .map(each -> m.initialization().statics(type).raw(each.slot()))
        .findFirst()
        .orElse(-1L);
  }
}
