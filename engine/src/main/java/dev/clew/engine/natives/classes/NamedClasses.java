package dev.clew.engine.natives.classes;

import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.natives.registry.NativeRegistry;
import dev.clew.engine.program.LinkageException;
import dev.clew.engine.program.LinkageProblem;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.path.ProgramQuestion;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.reflect.GuestCalls;
import dev.clew.engine.reflect.GuestValue;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code Class.forName}: what a class loader knows by a name. */
public final class NamedClasses {

  private static final String NOT_FOUND = "java/lang/ClassNotFoundException";

  private NamedClasses() {}

  public static void register(NativeRegistry r) {
    r.on("java/lang/Class.forName0", NamedClasses::forName);
  }

  /** The class of a name as {@link Class#getName} has it; null if there is none or it is broken. */
  public static @Nullable RuntimeClass find(Machine m, String name) {
    try {
      return findOrFail(m, name);
    } catch (LinkageException e) {
      return null;
    }
  }

  private static @Nullable RuntimeClass findOrFail(Machine m, String name) {
    boolean isArray = name.startsWith("[");
    String internal = name.replace('.', '/');
    if (name.indexOf('/') >= 0 || (!isArray && !JvmType.isClassName(internal))) {
      return null;
    }
    JvmType type;
    try {
      type = isArray ? JvmType.parse(internal) : JvmType.ofClass(internal);
    } catch (IllegalArgumentException e) {
      return null;
    }
    if (!isArray && !m.runtime().program().classPath().isOfJdk(internal)) {
      m.runtime().program().classPath().questions().add(ProgramQuestion.Kind.CLASS, internal);
    }
    try {
      return m.runtime().classes().of(type);
    } catch (LinkageException e) {
      if (e.problem() instanceof LinkageProblem.MissingClass missing
          && internal.contains(missing.name())) {
        return null;
      }
      throw e;
    }
  }

  private static @Nullable Insn forName(Machine m, Frame f) {
    if (f.raw[0] == 0) {
      return m.exceptions().raise("java/lang/NullPointerException", null);
    }
    String name = m.texts().of(f.raw[0]);
    RuntimeClass type;
    try {
      type = LoaderNatives.isBuiltin(m, f.raw[2]) ? findOrFail(m, name) : null;
    } catch (LinkageException e) {
      return m.exceptions().raise(e.problem().throwable(), e.problem().message());
    }
    if (type != null && LoaderNatives.sees(m, f.raw[2], type)) {
      return finish(m, f, type);
    }
    if (f.raw[2] == 0) {
      return m.exceptions().raise(NOT_FOUND, name.replace('.', '/')); // as HotSpot says it
    }
    return name.startsWith("[")
        ? m.exceptions().raise(NOT_FOUND, elementOf(name))
        : askLoader(m, f);
  }

  /** What is missing when an array's class is: that of its elements. */
  private static String elementOf(String name) {
    boolean isOfClass = name.startsWith("[") && name.endsWith(";");
    return isOfClass ? name.substring(name.indexOf('L') + 1, name.length() - 1) : name;
  }

  private static @Nullable Insn finish(Machine m, Frame f, RuntimeClass type) {
    Insn first = f.raw[1] == 0 ? null : GuestCalls.initialize(m, type);
    if (first != null || m.isEnded()) {
      return first;
    }
    return NativeRegistry.give(m, f, m.mirrors().of(type));
  }

  private static @Nullable Insn askLoader(Machine m, Frame f) {
    RuntimeClass declaring = m.runtime().classes().named("java/lang/ClassLoader");
    MethodInfo load =
        m.runtime().method(declaring, "loadClass", "(Ljava/lang/String;)Ljava/lang/Class;");
    return GuestCalls.call(
        m,
        m.classOf(f.raw[2]).info().select(load),
        List.of(GuestValue.of(f.raw[2]), GuestValue.of(f.raw[0])),
        NamedClasses::take);
  }

  /** Goes on with what a loader gave. */
  private static @Nullable Insn take(Machine m, GuestValue loaded) {
    Frame f = m.top();
    return loaded.raw() == 0
        ? m.exceptions().raise(NOT_FOUND, m.texts().of(f.raw[0]))
        : finish(m, f, m.mirrors().classOf(loaded.raw()));
  }
}
