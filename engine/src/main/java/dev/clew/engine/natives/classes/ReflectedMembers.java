package dev.clew.engine.natives.classes;

import dev.clew.engine.heap.HeapArray;
import dev.clew.engine.heap.HeapArrays;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.program.ClassAttributes;
import dev.clew.engine.program.ClassHeader;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.FieldInfo;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.program.type.Signature;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Makes the objects of {@code java.lang.reflect} for the members of one class. Their slot is the
 * member's index in its class.
 *
 * <p>Methods throw {@link dev.clew.engine.program.LinkageException} where a type that a member
 * names cannot be loaded.
 */
public record ReflectedMembers(Machine m, ClassInfo owner, ClassAttributes attributes) {

  private static final String ANNOTATIONS = "RuntimeVisibleAnnotations";
  private static final String REFLECT = "java/lang/reflect/";

  public static ReflectedMembers of(Machine m, ClassInfo owner) {
    return new ReflectedMembers(m, owner, owner.readAttributes());
  }

  public int field(int index) {
    FieldInfo field = owner.fields().get(index);
    int id = create("Field", index, field.access());
    boolean isTrusted = field.isFinal() && (field.isStatic() || owner.isRecord());
    fill(id, "name", m.texts().intern(field.name()));
    fill(id, "type", mirror(field.type()));
    fill(id, "trustedFinal", isTrusted ? 1 : 0);
    fill(id, "signature", text(attributes.signature(attributes.ofField(index, "Signature"))));
    fill(id, "annotations", bytes(m, attributes.ofField(index, ANNOTATIONS)));
    return id;
  }

  public int method(int index) {
    MethodInfo method = owner.methods().get(index);
    int id = executable("Method", index);
    fill(id, "name", m.texts().intern(method.name()));
    fill(id, "returnType", mirror(method.signature().result()));
    fill(id, "annotationDefault", bytes(m, attributes.ofMethod(index, "AnnotationDefault")));
    return id;
  }

  public int constructor(int index) {
    return executable("Constructor", index);
  }

  private int executable(String kind, int index) {
    MethodInfo method = owner.methods().get(index);
    Signature signature = method.signature();
    int id = create(kind, index, method.access());
    fill(id, "parameterTypes", classes(signature.parameters()));
    fill(
        id, "exceptionTypes", classes(method.exceptions().stream().map(JvmType::ofClass).toList()));
    fill(id, "signature", text(attributes.signature(attributes.ofMethod(index, "Signature"))));
    fill(id, "annotations", bytes(m, attributes.ofMethod(index, ANNOTATIONS)));
    fill(
        id,
        "parameterAnnotations",
        bytes(m, attributes.ofMethod(index, "RuntimeVisibleParameterAnnotations")));
    return id;
  }

  public int component(int index, ClassHeader.RecordComponent component) {
    int id = m.allocate(m.runtime().classes().named(REFLECT + "RecordComponent"));
    fill(id, "clazz", m.mirrors().of(m.runtime().classes().of(owner)));
    fill(id, "name", m.texts().intern(component.name()));
    fill(id, "type", mirror(JvmType.parse(component.descriptor())));
    fill(id, "signature", text(component.signature()));
    fill(id, "accessor", accessor(component));
    fill(id, "annotations", bytes(m, attributes.ofComponent(index, ANNOTATIONS)));
    fill(
        id,
        "typeAnnotations",
        bytes(m, attributes.ofComponent(index, "RuntimeVisibleTypeAnnotations")));
    return id;
  }

  private long accessor(ClassHeader.RecordComponent component) {
    MethodInfo accessor =
        owner.method(component.name(), "()" + component.descriptor()).orElse(null);
    return accessor == null || accessor.isStatic() ? 0 : method(owner.methods().indexOf(accessor));
  }

  private int create(String kind, int slot, int access) {
    int id = m.allocate(m.runtime().classes().named(REFLECT + kind));
    fill(id, "clazz", m.mirrors().of(m.runtime().classes().of(owner)));
    fill(id, "slot", slot);
    fill(id, "modifiers", access);
    return id;
  }

  private void fill(int id, String field, long value) {
    fill(m, id, field, value);
  }

  public static void fill(Machine m, int id, String field, long value) {
    ((Instance) m.heap().own(id)).set(m.classOf(id).field(field).slot(), value);
  }

  private long mirror(JvmType type) {
    return m.mirrors().of(m.runtime().classes().of(type));
  }

  private long text(@Nullable String text) {
    return text == null ? 0 : m.texts().intern(text);
  }

  private long classes(List<JvmType> types) {
    return ClassNatives.classArray(m, types.stream().map(m.runtime().classes()::of).toList());
  }

  /** A {@code byte[]}, or null for none. */
  public static long bytes(Machine m, byte @Nullable [] content) {
    return content == null
        ? 0
        : m.heap().add(HeapArrays.ofBytes(m.token(), m.runtime().wellKnown().byteArray(), content));
  }

  /** An array of objects that were made. */
  public static int array(Machine m, String component, List<Integer> elements) {
    RuntimeClass type = m.runtime().classes().of(JvmType.ofClass(component).arrayOf());
    int id = m.heap().add(HeapArrays.create(m.token(), type, elements.size()));
    HeapArray array = (HeapArray) m.heap().own(id);
    for (int i = 0; i < elements.size(); i++) {
      array.set(i, elements.get(i), null);
    }
    return id;
  }

  /** The method or constructor that an object of {@code java.lang.reflect} stands for. */
  public static MethodInfo executableOf(Machine m, long id) {
    RuntimeClass type = m.classOf(id);
    long owner = m.instance(id).raw(type.field("clazz").slot());
    long slot = m.instance(id).raw(type.field("slot").slot());
    return m.mirrors().classOf(owner).info().methods().get((int) slot);
  }
}
