package dev.clew.engine.natives.memory;

import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.natives.classes.ReflectionNatives;
import dev.clew.engine.natives.registry.NativeRegistry;
import dev.clew.engine.program.FieldInfo;
import dev.clew.engine.program.type.JvmType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code jdk.internal.misc.Unsafe} on fields and arrays; memory outside the heap is not there. */
public final class UnsafeNatives {

  public static final String UNSAFE = "jdk/internal/misc/Unsafe.";

  private static final List<String> TYPES =
      List.of("Boolean", "Byte", "Short", "Char", "Int", "Long", "Float", "Double", "Reference");

  private UnsafeNatives() {}

  public static void register(NativeRegistry r) {
    for (String type : TYPES) {
      JvmType.Kind kind = kind(type);
      r.on(UNSAFE + "get" + type + "(Ljava/lang/Object;J)" + letter(type), UnsafeAccess.get(kind))
          .on(UNSAFE + "get" + type + "Volatile", UnsafeAccess.get(kind))
          .on(
              UNSAFE + "put" + type + "(Ljava/lang/Object;J" + letter(type) + ")V",
              UnsafeAccess.put(kind))
          .on(UNSAFE + "put" + type + "Volatile", UnsafeAccess.put(kind));
    }
    for (String type : TYPES) {
      r.on(UNSAFE + "compareAndSet" + type, UnsafeAccess.swap(kind(type), /* exchange= */ false))
          .on(
              UNSAFE + "compareAndExchange" + type,
              UnsafeAccess.swap(kind(type), /* exchange= */ true));
    }
    places(r);
    r.action(UNSAFE + "fullFence", (m, f) -> {})
        .action(UNSAFE + "loadFence", (m, f) -> {})
        .action(UNSAFE + "storeFence", (m, f) -> {})
        .value(UNSAFE + "addressSize0", (m, f) -> 8)
        .value(UNSAFE + "pageSize", (m, f) -> 4096)
        .value(UNSAFE + "isBigEndian0", (m, f) -> 0)
        .value(UNSAFE + "unalignedAccess0", (m, f) -> 1)
        .on(
            UNSAFE + "throwException",
            (m, f) -> m.exceptions().throwFrom(f, NativeRegistry.here(f), f.raw[1]))
        .on(UNSAFE + "allocateInstance", UnsafeNatives::allocate)
        .on(UNSAFE + "ensureClassInitialized0", UnsafeNatives::initialize)
        .value(
            UNSAFE + "shouldBeInitialized0",
            (m, f) -> m.initialization().isDone(m.mirrors().classOf(f.raw[1])) ? 0 : 1);
  }

  private static void places(NativeRegistry r) {
    r.value(UNSAFE + "arrayBaseOffset0", (m, f) -> UnsafePlace.ARRAY_BASE)
        .value(
            UNSAFE + "arrayIndexScale0",
            (m, f) -> UnsafePlace.scale(m.mirrors().classOf(f.raw[1]).component()))
        .on(UNSAFE + "objectFieldOffset1", UnsafeNatives::offsetByName)
        .value(UNSAFE + "objectFieldOffset0", (m, f) -> reflected(m, f.raw[1]).slot())
        .value(UNSAFE + "staticFieldOffset0", (m, f) -> reflected(m, f.raw[1]).slot())
        .value(
            UNSAFE + "staticFieldBase0",
            (m, f) -> {
              FieldInfo field = reflected(m, f.raw[1]);
              return m.initialization().staticsId(m.runtime().classes().of(field.owner()));
            });
  }

  private static FieldInfo reflected(Machine m, long field) {
    return ReflectionNatives.fieldOf(m, field);
  }

  private static @Nullable Insn offsetByName(Machine m, Frame f) {
    RuntimeClass type = m.mirrors().classOf(f.raw[1]);
    String name = m.texts().of(f.raw[2]);
    return type.hasField(name)
        ? NativeRegistry.give(m, f, type.field(name).slot())
        : m.exceptions().raise("java/lang/InternalError", name);
  }

  private static JvmType.Kind kind(String type) {
    return type.equals("Reference")
        ? JvmType.Kind.CLASS
        : JvmType.Kind.valueOf(type.toUpperCase(java.util.Locale.ROOT));
  }

  private static String letter(String type) {
    return switch (type) {
      case "Boolean" -> "Z";
      case "Long" -> "J";
      case "Reference" -> "Ljava/lang/Object;";
      default -> type.substring(0, 1);
    };
  }

  private static @Nullable Insn allocate(Machine m, Frame f) {
    RuntimeClass type = m.mirrors().classOf(f.raw[1]);
    if (type.isArray() || type.isPrimitive() || type.info().isAbstract()) {
      return m.exceptions().raise("java/lang/InstantiationException", type.name());
    }
    if (!m.initialization().isReady(type)) {
      Insn initializer = m.initialization().start(type);
      if (initializer != null || m.isEnded()) {
        return initializer;
      }
    }
    return NativeRegistry.give(m, f, m.allocate(type));
  }

  private static @Nullable Insn initialize(Machine m, Frame f) {
    RuntimeClass type = m.mirrors().classOf(f.raw[1]);
    if (type.infoOrNull() != null && !m.initialization().isReady(type)) {
      Insn initializer = m.initialization().start(type);
      if (initializer != null || m.isEnded()) {
        return initializer;
      }
    }
    return m.calls().returnVoid(f);
  }
}
