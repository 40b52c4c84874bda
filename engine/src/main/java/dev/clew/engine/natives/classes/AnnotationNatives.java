package dev.clew.engine.natives.classes;

import static dev.clew.engine.natives.classes.ClassNatives.CLASS;

import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.natives.registry.NativeRegistry;
import dev.clew.engine.program.ClassAttributes;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.MethodInfo;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Annotations as bytes, which the JDK's own parser reads, and the constant pool it needs. */
public final class AnnotationNatives {

  private static final String POOL = "jdk/internal/reflect/ConstantPool.";
  private static final String TYPE_ANNOTATIONS = "RuntimeVisibleTypeAnnotations";

  private AnnotationNatives() {}

  public static void register(NativeRegistry r) {
    r.value(CLASS + "getRawAnnotations", (m, f) -> ofClass(m, f, "RuntimeVisibleAnnotations"))
        .value(CLASS + "getRawTypeAnnotations", (m, f) -> ofClass(m, f, TYPE_ANNOTATIONS))
        .value(CLASS + "getConstantPool", AnnotationNatives::pool)
        .value("java/lang/reflect/Executable.getTypeAnnotationBytes0", AnnotationNatives::ofMethod)
        .value("java/lang/reflect/Field.getTypeAnnotationBytes0", AnnotationNatives::ofField)
        .on("java/lang/reflect/Executable.getParameters0", AnnotationNatives::parameters)
        .value(POOL + "getSize0", (m, f) -> attributes(m, f).poolSize())
        .value(POOL + "getUTF8At0", (m, f) -> m.texts().intern(attributes(m, f).utf8(f.intAt(2))))
        .value(POOL + "getStringAt0", (m, f) -> m.texts().intern(attributes(m, f).utf8(f.intAt(2))))
        .value(POOL + "getIntAt0", (m, f) -> attributes(m, f).intAt(f.intAt(2)))
        .value(POOL + "getFloatAt0", (m, f) -> attributes(m, f).intAt(f.intAt(2)))
        .value(POOL + "getLongAt0", (m, f) -> attributes(m, f).longAt(f.intAt(2)))
        .value(POOL + "getDoubleAt0", (m, f) -> attributes(m, f).longAt(f.intAt(2)))
        .value(POOL + "getTagAt0", (m, f) -> attributes(m, f).tag(f.intAt(2)));
  }

  private static long ofClass(Machine m, Frame f, String name) {
    ClassInfo info = ClassNatives.of(m, f.raw[0]).infoOrNull();
    return info == null ? 0 : ReflectedMembers.bytes(m, info.readAttributes().ofClass(name));
  }

  private static long ofMethod(Machine m, Frame f) {
    MethodInfo method = ReflectedMembers.executableOf(m, f.raw[0]);
    int index = method.owner().methods().indexOf(method);
    return ReflectedMembers.bytes(
        m, method.owner().readAttributes().ofMethod(index, TYPE_ANNOTATIONS));
  }

  private static long ofField(Machine m, Frame f) {
    var field = ReflectionNatives.fieldOf(m, f.raw[0]);
    int index = field.owner().fields().indexOf(field);
    return ReflectedMembers.bytes(
        m, field.owner().readAttributes().ofField(index, TYPE_ANNOTATIONS));
  }

  /** The pool's object refers to the class object, whose file has the pool. */
  private static long pool(Machine m, Frame f) {
    if (ClassNatives.of(m, f.raw[0]).infoOrNull() == null) {
      return 0;
    }
    int id = m.allocate(m.runtime().classes().named("jdk/internal/reflect/ConstantPool"));
    ReflectedMembers.fill(m, id, "constantPoolOop", f.raw[0]);
    return id;
  }

  private static ClassAttributes attributes(Machine m, Frame f) {
    return ClassNatives.of(m, f.raw[1]).info().readAttributes();
  }

  /** Null unless the file lists the parameters (JVMS 4.7.24). */
  private static @Nullable Insn parameters(Machine m, Frame f) {
    MethodInfo method = ReflectedMembers.executableOf(m, f.raw[0]);
    ClassAttributes attributes = method.owner().readAttributes();
    byte[] list = attributes.ofMethod(method.owner().methods().indexOf(method), "MethodParameters");
    if (list == null) {
      return NativeRegistry.give(m, f, 0);
    }
    RuntimeClass type = m.runtime().classes().named("java/lang/reflect/Parameter");
    List<Integer> made = new ArrayList<>();
    for (int at = 1; at + 3 < list.length; at += 4) {
      int id = m.allocate(type);
      int name = unsigned(list, at);
      Instance parameter = (Instance) m.heap().own(id);
      parameter.set(
          type.field("name").slot(), name == 0 ? 0 : m.texts().intern(attributes.utf8(name)));
      parameter.set(type.field("modifiers").slot(), unsigned(list, at + 2));
      parameter.set(type.field("executable").slot(), f.raw[0]);
      parameter.set(type.field("index").slot(), made.size());
      made.add(id);
    }
    return NativeRegistry.give(
        m, f, ReflectedMembers.array(m, "java/lang/reflect/Parameter", made));
  }

  private static int unsigned(byte[] bytes, int at) {
    return ((bytes[at] & 0xFF) << 8) | (bytes[at + 1] & 0xFF);
  }
}
