package dev.clew.engine.natives.classes;

import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.FrameCompletion;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.MethodCode;
import dev.clew.engine.natives.registry.NativeRegistry;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.reflect.GuestCalls;
import org.jspecify.annotations.Nullable;

/** The constants of an enum, without the detour through reflection that the JDK's code takes. */
public final class EnumNatives {

  private static final String CACHE = "enumConstants";

  private EnumNatives() {}

  public static void register(NativeRegistry r) {
    r.on("java/lang/Class.getEnumConstantsShared", EnumNatives::constants);
  }

  private static @Nullable Insn constants(Machine m, Frame f) {
    RuntimeClass type = ClassNatives.of(m, f.raw[0]);
    int cache = m.classOf(f.raw[0]).field(CACHE).slot();
    long known = m.instance(f.raw[0]).raw(cache);
    MethodInfo values = known == 0 ? values(type) : null;
    if (values == null) {
      return known == 0 ? NativeRegistry.own(f) : NativeRegistry.give(m, f, known);
    }
    Insn first = GuestCalls.initialize(m, type);
    if (first != null || m.isEnded()) {
      return first;
    }
    MethodCode code = m.runtime().code(values);
    m.calls().push(code, new Remember((int) f.raw[0], cache));
    return code.entry();
  }

  /** Null if the JDK's own code has to find out what to say of this class. */
  private static @Nullable MethodInfo values(RuntimeClass type) {
    ClassInfo info = type.infoOrNull();
    ClassInfo parent = info == null ? null : info.superclass();
    if (info == null || parent == null || !parent.name().equals("java/lang/Enum")) {
      return null;
    }
    return info.method("values", "()[L" + info.name() + ";")
        .filter(MethodInfo::isStatic)
        .orElse(null);
  }

  /** Keeps the constants in the class object, and leaves the native method with them. */
  private record Remember(int mirror, int cache) implements FrameCompletion {
    @Override
    public @Nullable Insn returned(Machine m, Frame left, long raw, @Nullable Object sym) {
      ((Instance) m.heap().own(mirror)).set(cache, raw);
      return NativeRegistry.give(m, m.top(), raw);
    }
  }
}
