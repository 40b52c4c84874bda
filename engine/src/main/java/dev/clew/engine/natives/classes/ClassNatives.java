package dev.clew.engine.natives.classes;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.HeapArrays;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.NativeMethod;
import dev.clew.engine.natives.registry.NativeRegistry;
import dev.clew.engine.program.ClassHeader;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.type.JvmType;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;

/** {@code java.lang.Class}: questions about a class, and finding one by name. */
public final class ClassNatives {

  public static final String CLASS = "java/lang/Class.";

  private ClassNatives() {}

  public static void register(NativeRegistry r) {
    r.value(CLASS + "desiredAssertionStatus0", ClassNatives::assertionStatus)
        .value(CLASS + "desiredAssertionStatus", ClassNatives::assertionStatus)
        .value(CLASS + "isArray", (m, f) -> of(m, f.raw[0]).isArray() ? 1 : 0)
        .value(CLASS + "isPrimitive", (m, f) -> of(m, f.raw[0]).isPrimitive() ? 1 : 0)
        .value(CLASS + "isHidden", (m, f) -> 0)
        .value(CLASS + "isInterface", (m, f) -> has(m, f, Opcodes.ACC_INTERFACE))
        .on(CLASS + "isInstance", (NativeMethod.Symbolic) ClassNatives::isInstance)
        .on(CLASS + "isAssignableFrom", ClassNatives::isAssignableFrom)
        .value(CLASS + "getSuperclass", ClassNatives::superclass)
        .value(CLASS + "getModifiers", (m, f) -> modifiers(of(m, f.raw[0])))
        .value(CLASS + "getClassAccessFlagsRaw0", (m, f) -> modifiers(of(m, f.raw[0])))
        .value(CLASS + "getClassFileVersion0", ClassNatives::version)
        .value(CLASS + "initClassName", ClassNatives::initName)
        .value(CLASS + "getPrimitiveClass", ClassNatives::primitive)
        .value(CLASS + "getInterfaces0", ClassNatives::interfaces)
        .value(CLASS + "getDeclaringClass0", ClassNatives::declaring)
        .value(CLASS + "getSimpleBinaryName0", ClassNatives::simpleBinaryName)
        .value(CLASS + "getEnclosingMethod0", ClassNatives::enclosingMethod)
        .value(CLASS + "getDeclaredClasses0", ClassNatives::declaredClasses)
        .value(CLASS + "getNestHost0", ClassNatives::nestHost)
        .value(CLASS + "isRecord0", (m, f) -> of(m, f.raw[0]).info().isRecord() ? 1 : 0)
        .value(CLASS + "getPermittedSubclasses0", ClassNatives::permitted)
        .value(CLASS + "getGenericSignature0", ClassNatives::signature)
        .value(CLASS + "getProtectionDomain0", (m, f) -> 0)
        .value(CLASS + "getSigners", (m, f) -> 0);
  }

  public static RuntimeClass of(Machine m, long mirror) {
    return m.mirrors().classOf(mirror);
  }

  /** A proof has to hold where assertions are off, as they are unless somebody asks for them. */
  private static long assertionStatus(Machine m, Frame f) {
    return jdk(m, f.raw[0]) || m.lazyInputs().followsStrings() ? 0 : 1;
  }

  private static boolean jdk(Machine m, long mirror) {
    ClassInfo info = of(m, mirror).infoOrNull();
    return info == null || info.isJdk();
  }

  private static long has(Machine m, Frame f, int flag) {
    ClassInfo info = of(m, f.raw[0]).infoOrNull();
    return info != null && info.has(flag) ? 1 : 0;
  }

  private static @Nullable Insn isInstance(Machine m, Frame f) {
    for (int register : new int[] {0, 1}) {
      if (!m.unknowns().settle(f, register)) {
        return m.unknowns().decide(f, NativeRegistry.here(f), register);
      }
    }
    long object = f.raw[1];
    if (object == 0) {
      return NativeRegistry.give(m, f, 0);
    }
    RuntimeClass wanted = of(m, f.raw[0]);
    RuntimeClass type = m.classOf(object);
    if (!type.isOpen()) {
      return NativeRegistry.give(m, f, m.isSubtype(type, wanted) ? 1 : 0);
    }
    Boolean always =
        wanted.isPrimitive() ? Boolean.FALSE : m.lazyInputs().isAlways(m, type, wanted);
    return always == null
        ? m.lazyInputs().decideType(m, f, NativeRegistry.here(f), (int) object, wanted)
        : NativeRegistry.give(m, f, always ? 1 : 0);
  }

  private static @Nullable Insn isAssignableFrom(Machine m, Frame f) {
    if (f.raw[1] == 0) {
      return m.exceptions().raise("java/lang/NullPointerException", null);
    }
    boolean result = m.isSubtype(of(m, f.raw[1]), of(m, f.raw[0]));
    return NativeRegistry.give(m, f, result ? 1 : 0);
  }

  private static long superclass(Machine m, Frame f) {
    RuntimeClass type = of(m, f.raw[0]);
    if (type.isArray()) {
      return m.mirrors().of(m.runtime().wellKnown().object());
    }
    ClassInfo info = type.infoOrNull();
    if (info == null || info.isInterface() || info.superclass() == null) {
      return 0;
    }
    return m.mirrors().of(m.runtime().classes().of(info.superclass()));
  }

  /** As the source has them: those of a nested class are in its attribute. */
  public static long modifiers(RuntimeClass type) {
    if (type.isArray()) {
      RuntimeClass component = type.component();
      int visibility =
          (int) modifiers(component)
              & (Opcodes.ACC_PUBLIC | Opcodes.ACC_PRIVATE | Opcodes.ACC_PROTECTED);
      return visibility | Opcodes.ACC_FINAL | Opcodes.ACC_ABSTRACT;
    }
    ClassInfo info = type.infoOrNull();
    if (info == null) {
      return Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL | Opcodes.ACC_ABSTRACT;
    }
    for (ClassHeader.InnerClass inner : info.header().innerClasses()) {
      if (inner.name().equals(info.name())) {
        return inner.access() & ~Opcodes.ACC_SUPER;
      }
    }
    return info.header().access() & 0xFFFF & ~Opcodes.ACC_SUPER;
  }

  private static long version(Machine m, Frame f) {
    ClassInfo info = of(m, f.raw[0]).infoOrNull();
    return info == null ? 0 : info.header().version().major();
  }

  private static long initName(Machine m, Frame f) {
    RuntimeClass type = of(m, f.raw[0]);
    int name = m.texts().intern(type.name());
    Instance mirror = (Instance) m.heap().own((int) f.raw[0]);
    mirror.set(mirror.type().field("name").slot(), name);
    return name;
  }

  private static long primitive(Machine m, Frame f) {
    String name = m.texts().of(f.raw[0]);
    for (JvmType.Kind kind : JvmType.Kind.values()) {
      if (!kind.isReference()) {
        JvmType type = primitiveType(kind);
        if (type.javaName().equals(name)) {
          return m.mirrors().of(m.runtime().classes().of(type));
        }
      }
    }
    return 0;
  }

  private static JvmType primitiveType(JvmType.Kind kind) {
    return switch (kind) {
      case BOOLEAN -> JvmType.BOOLEAN;
      case BYTE -> JvmType.BYTE;
      case CHAR -> JvmType.CHAR;
      case SHORT -> JvmType.SHORT;
      case INT -> JvmType.INT;
      case LONG -> JvmType.LONG;
      case FLOAT -> JvmType.FLOAT;
      case DOUBLE -> JvmType.DOUBLE;
      case VOID -> JvmType.VOID;
      case CLASS, ARRAY -> throw new IllegalArgumentException(kind + " is not primitive");
    };
  }

  private static long interfaces(Machine m, Frame f) {
    RuntimeClass type = of(m, f.raw[0]);
    if (type.isArray()) {
      return classArray(
          m,
          List.of(
              m.runtime().classes().named("java/lang/Cloneable"),
              m.runtime().classes().named("java/io/Serializable")));
    }
    ClassInfo info = type.infoOrNull();
    List<ClassInfo> interfaces = info == null ? List.of() : info.interfaces();
    return classArray(m, interfaces.stream().map(m.runtime().classes()::of).toList());
  }

  public static int classArray(Machine m, List<RuntimeClass> types) {
    RuntimeClass arrayType = m.runtime().classes().arrayOf(m.runtime().wellKnown().classClass());
    int id = m.heap().add(HeapArrays.create(m.token(), arrayType, types.size()));
    for (int i = 0; i < types.size(); i++) {
      long mirror = m.mirrors().of(types.get(i));
      ((HeapArray) m.heap().own(id)).set(i, mirror, null);
    }
    return id;
  }

  private static ClassHeader.@Nullable InnerClass inner(RuntimeClass type) {
    ClassInfo info = type.infoOrNull();
    if (info != null) {
      for (ClassHeader.InnerClass each : info.header().innerClasses()) {
        if (each.name().equals(info.name())) {
          return each;
        }
      }
    }
    return null;
  }

  private static long declaring(Machine m, Frame f) {
    ClassHeader.InnerClass inner = inner(of(m, f.raw[0]));
    String outer = inner == null ? null : inner.outerName();
    return outer == null ? 0 : m.mirrors().of(m.runtime().classes().named(outer));
  }

  private static long simpleBinaryName(Machine m, Frame f) {
    ClassHeader.InnerClass inner = inner(of(m, f.raw[0]));
    String name = inner == null ? null : inner.simpleName();
    return name == null ? 0 : m.texts().intern(name);
  }

  private static long enclosingMethod(Machine m, Frame f) {
    ClassInfo info = of(m, f.raw[0]).infoOrNull();
    ClassHeader.EnclosingMethod enclosing = info == null ? null : info.header().enclosing();
    if (enclosing == null) {
      return 0;
    }
    int id = m.heap().add(HeapArrays.create(m.token(), m.runtime().wellKnown().objectArray(), 3));
    long mirror = m.mirrors().of(m.runtime().classes().named(enclosing.owner()));
    HeapArray array = (HeapArray) m.heap().own(id);
    array.set(0, mirror, null);
    array.set(1, text(m, enclosing.method()), null);
    array.set(2, text(m, enclosing.descriptor()), null);
    return id;
  }

  private static long text(Machine m, @Nullable String text) {
    return text == null ? 0 : m.texts().intern(text);
  }

  private static long declaredClasses(Machine m, Frame f) {
    ClassInfo info = of(m, f.raw[0]).infoOrNull();
    if (info == null) {
      return classArray(m, List.of());
    }
    return classArray(
        m,
        info.header().innerClasses().stream()
            .filter(inner -> info.name().equals(inner.outerName()))
            .map(inner -> m.runtime().classes().named(inner.name()))
            .toList());
  }

  private static long nestHost(Machine m, Frame f) {
    ClassInfo info = of(m, f.raw[0]).info();
    return m.mirrors().of(m.runtime().classes().of(m.runtime().program().nestHost(info)));
  }

  private static long permitted(Machine m, Frame f) {
    ClassInfo info = of(m, f.raw[0]).infoOrNull();
    if (info == null || !info.isSealed()) {
      return 0;
    }
    return classArray(
        m, info.header().permittedSubclasses().stream().map(m.runtime().classes()::named).toList());
  }

  private static long signature(Machine m, Frame f) {
    ClassInfo info = of(m, f.raw[0]).infoOrNull();
    return info == null ? 0 : text(m, info.header().signature());
  }
}
