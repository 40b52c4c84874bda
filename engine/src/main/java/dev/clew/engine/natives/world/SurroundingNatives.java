package dev.clew.engine.natives.world;

import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.UnknownReference;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.FurtherInput;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.NativeMethod;
import dev.clew.engine.machine.OpenReferences;
import dev.clew.engine.natives.registry.NativeRegistry;
import dev.clew.engine.outcome.InputOrigin;
import dev.clew.engine.program.type.JvmType;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What is different on another machine: properties of the system, processors, memory, and whether
 * somebody interrupts. Where strings are followed and the program asks, it may be anything, since a
 * proof has to hold elsewhere, too. Otherwise, and for the JDK's own ends, it is as it is here.
 */
public final class SurroundingNatives {

  private static final String PROPERTY = "java/lang/System.getProperty";
  private static final String RUNTIME = "java/lang/Runtime.";
  private static final String TEXT = "Ljava/lang/String;";

  /** Classes of the JDK that ask for a property on behalf of their callers. */
  private static final Set<String> ASKING =
      Set.of("java/lang/Boolean", "java/lang/Integer", "java/lang/Long", "java/lang/System");

  /** What texts are made with, which is no secret: they are taken to be as here. */
  private static final Set<String> SEPARATORS =
      Set.of("line.separator", "file.separator", "path.separator");

  /** Properties that every JVM has, as {@link System#getProperties} says; some of them. */
  private static final Set<String> ALWAYS_SET =
      Set.of(
          "java.version",
          "java.vendor",
          "java.home",
          "java.io.tmpdir",
          "os.name",
          "os.arch",
          "os.version",
          "user.name",
          "user.home",
          "user.dir");

  private SurroundingNatives() {}

  public static void register(NativeRegistry r) {
    r.on(PROPERTY + "(" + TEXT + ")" + TEXT, (NativeMethod.Symbolic) SurroundingNatives::property)
        .on(
            PROPERTY + "(" + TEXT + TEXT + ")" + TEXT,
            (NativeMethod.Symbolic) SurroundingNatives::propertyOr)
        .on(RUNTIME + "availableProcessors", number("availableProcessors()", JvmType.INT, 1))
        .on(RUNTIME + "freeMemory", number("freeMemory()", JvmType.LONG, 128L << 20))
        .on(RUNTIME + "totalMemory", number("totalMemory()", JvmType.LONG, 256L << 20))
        .on(RUNTIME + "maxMemory", number("maxMemory()", JvmType.LONG, 1L << 30))
        .on("java/lang/Thread.interrupted()Z", interruption("Thread.interrupted()"))
        .on("java/lang/Thread.isInterrupted()Z", interruption("Thread.isInterrupted()"));
  }

  /** A number of this machine; any number where the program asks. */
  private static NativeMethod number(String question, JvmType type, long here) {
    return (m, f) ->
        isAsked(m, f)
            ? unknown(m, f, "Runtime." + question, type)
            : m.calls().returnValue(f, here, null);
  }

  private static NativeMethod interruption(String question) {
    return (NativeMethod.Symbolic)
        (m, f) -> isAsked(m, f) ? unknown(m, f, question, JvmType.BOOLEAN) : NativeRegistry.own(f);
  }

  private static @Nullable Insn unknown(Machine m, Frame f, String question, JvmType type) {
    InputOrigin origin = new InputOrigin.FromWorld(question);
    FurtherInput any = Objects.requireNonNull(m.lazyInputs().outside(m, question, origin, type));
    return m.calls().returnValue(f, any.raw(), any.sym());
  }

  private static boolean isAsked(Machine m, Frame f) {
    Frame caller = f.caller;
    while (caller != null && ASKING.contains(caller.code.method().owner().name())) {
      caller = caller.caller;
    }
    return m.lazyInputs().followsStrings() && caller != null && caller.code.isProgram();
  }

  private static @Nullable String name(Machine m, Frame f) {
    boolean isKnown = isAsked(m, f) && f.sym(0) == null && f.raw[0] != 0;
    return isKnown && m.texts().content(f.raw[0]) instanceof String name && !isPlain(name)
        ? name
        : null;
  }

  private static boolean isPlain(String name) {
    return name.isEmpty() || SEPARATORS.contains(name);
  }

  private static @Nullable Insn property(Machine m, Frame f) {
    String name = name(m, f);
    return name == null
        ? NativeRegistry.own(f)
        : m.calls().returnValue(f, value(m, name), UnknownReference.MARK);
  }

  /** The property, or what the caller has instead where it is not set. */
  private static @Nullable Insn propertyOr(Machine m, Frame f) {
    String name = name(m, f);
    if (name == null) {
      return NativeRegistry.own(f);
    }
    int value = value(m, name);
    long target = m.unknowns().target(value);
    if (target == OpenReferences.OPEN && !m.unknowns().isNonNull(value)) {
      return m.lazyInputs().decideNull(m, f, NativeRegistry.here(f), value);
    }
    return target == 0
        ? m.calls().returnValue(f, f.raw[1], f.sym(1))
        : m.calls().returnValue(f, value, UnknownReference.MARK);
  }

  /** One property has one value, however often it is asked for: a text, or null. */
  private static int value(Machine m, String property) {
    String name = "System.getProperty(\"" + property + "\")";
    for (FurtherInput each : m.journal().furtherInputs()) {
      if (each.name().equals(name)) {
        return (int) each.raw();
      }
    }
    RuntimeClass string = m.runtime().wellKnown().string();
    UnknownReference open = UnknownReference.open(m.token(), string, name);
    int unknown = m.heap().add(ALWAYS_SET.contains(property) ? open.knownNonNull(m.token()) : open);
    InputOrigin origin = new InputOrigin.FromWorld(name);
    m.journal().addFurtherInput(name, origin, JvmType.STRING, unknown, UnknownReference.MARK);
    return unknown;
  }
}
