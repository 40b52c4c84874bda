package dev.clew.engine.program;

import dev.clew.engine.program.ClassDraft.FieldDraft;
import dev.clew.engine.program.ClassDraft.MethodDraft;
import dev.clew.engine.program.path.ClassFile;
import dev.clew.engine.program.type.JvmType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;

/**
 * A class or interface of a program, linked to its supertypes. There is one for each name in a
 * program, so that identity is equality.
 */
public final class ClassInfo {

  private final ClassBytes bytes;
  private final ClassHeader header;
  private final ClassAncestry ancestry;
  private final List<FieldInfo> fields;
  private final List<MethodInfo> methods;
  private final int instanceSlots;
  private final int staticSlots;
  private final MethodSelection selection = new MethodSelection(this);

  ClassInfo(
      ClassBytes bytes,
      ClassDraft draft,
      @Nullable ClassInfo superclass,
      List<ClassInfo> interfaces) {
    this.bytes = bytes;
    this.header = draft.header();
    this.ancestry = new ClassAncestry(this, superclass, interfaces);
    int instanceSlot = superclass == null ? 0 : superclass.instanceSlots;
    int staticSlot = 0;
    List<FieldInfo> declaredFields = new ArrayList<>();
    for (FieldDraft field : draft.fields()) {
      boolean isStatic = (field.access() & Opcodes.ACC_STATIC) != 0;
      declaredFields.add(new FieldInfo(this, field, isStatic ? staticSlot++ : instanceSlot++));
    }
    List<MethodInfo> declaredMethods = new ArrayList<>();
    for (MethodDraft method : draft.methods()) {
      declaredMethods.add(new MethodInfo(this, method, declaredMethods.size()));
    }
    this.fields = List.copyOf(declaredFields);
    this.methods = List.copyOf(declaredMethods);
    this.instanceSlots = instanceSlot;
    this.staticSlots = staticSlot;
  }

  /** The internal name, such as {@code java/util/Map$Entry}. */
  public String name() {
    return header.name();
  }

  public JvmType type() {
    return JvmType.ofClass(name());
  }

  /** What the class file says about the class as a whole. */
  public ClassHeader header() {
    return header;
  }

  /** Where the class came from. */
  public ClassFile file() {
    return bytes.file();
  }

  /**
   * Reads the attributes from the class file, every time.
   *
   * @throws LinkageException if the file is damaged
   */
  public ClassAttributes readAttributes() {
    return ClassAttributes.read(this);
  }

  ClassBytes bytes() {
    return bytes;
  }

  /** The content of a class that {@link Program#define} made; null for any other. */
  public byte @Nullable [] definition() {
    return bytes.definition();
  }

  ClassAncestry ancestry() {
    return ancestry;
  }

  public boolean isJdk() {
    return bytes.file().isJdk();
  }

  /**
   * Whether it was made by {@link Program#define}: nothing that it refers to is checked for access.
   */
  public boolean isTrusted() {
    return bytes.file().isGenerated();
  }

  public boolean has(int flag) {
    return (header.access() & flag) != 0;
  }

  public boolean isInterface() {
    return has(Opcodes.ACC_INTERFACE);
  }

  public boolean isAbstract() {
    return has(Opcodes.ACC_ABSTRACT);
  }

  public boolean isFinal() {
    return has(Opcodes.ACC_FINAL);
  }

  public boolean isPublic() {
    return has(Opcodes.ACC_PUBLIC);
  }

  /** Whether it is an enum type, or the class of one constant's body. */
  public boolean isEnum() {
    return has(Opcodes.ACC_ENUM);
  }

  /**
   * Whether it is a member class each of whose objects has one of the class around it, the first
   * argument of its constructors, which no Java program lets be null.
   */
  public boolean isInner() {
    return header.innerClasses().stream()
        .anyMatch(
            each ->
                each.name().equals(name())
                    && each.outerName() != null
                    && (each.access() & Opcodes.ACC_STATIC) == 0);
  }

  public boolean isAnnotation() {
    return has(Opcodes.ACC_ANNOTATION);
  }

  public boolean isRecord() {
    return header.recordComponents() != null;
  }

  public boolean isSealed() {
    return !header.permittedSubclasses().isEmpty();
  }

  /** The package's internal name, empty for the unnamed one. */
  public String packageName() {
    return name().substring(0, Math.max(name().lastIndexOf('/'), 0));
  }

  /** Whether package-private members are shared (JVMS 5.3): no package is in JDK and class path. */
  public boolean isInPackageOf(ClassInfo other) {
    return packageName().equals(other.packageName());
  }

  /** Null for {@code java/lang/Object}; {@code Object} for interfaces. */
  public @Nullable ClassInfo superclass() {
    return ancestry.superclass();
  }

  /** Those that the class itself names, in order. */
  public List<ClassInfo> interfaces() {
    return ancestry.interfaces();
  }

  /** All interfaces above it, each before its subinterfaces; never this one itself. */
  public List<ClassInfo> allSuperinterfaces() {
    return ancestry.allSuperinterfaces();
  }

  /** Whether a value of this type is one of the other; true of a type itself. Some nanoseconds. */
  public boolean isSubtypeOf(ClassInfo other) {
    return ancestry.contains(other);
  }

  /** As declared, in the file's order. */
  public List<FieldInfo> fields() {
    return fields;
  }

  /** As declared, in the file's order; constructors and class initialiser among them. */
  public List<MethodInfo> methods() {
    return methods;
  }

  /** The method that this class itself declares. */
  public Optional<MethodInfo> method(String name, String descriptor) {
    return Optional.ofNullable(declared(name, descriptor));
  }

  @Nullable MethodInfo declared(String name, String descriptor) {
    for (MethodInfo method : methods) {
      if (method.is(name, descriptor)) {
        return method;
      }
    }
    return null;
  }

  /** The instance fields of an object of this class, by slot; those of superclasses come first. */
  public List<FieldInfo> instanceFields() {
    FieldInfo[] bySlot = new FieldInfo[instanceSlots];
    for (ClassInfo current = this; current != null; current = current.superclass()) {
      for (FieldInfo field : current.fields) {
        if (!field.isStatic()) {
          bySlot[field.slot()] = field;
        }
      }
    }
    return List.of(bySlot);
  }

  /** How many slots an object of this class has. */
  public int instanceSlots() {
    return instanceSlots;
  }

  /** How many slots the static fields take that this class itself declares. */
  public int staticSlots() {
    return staticSlots;
  }

  /**
   * The method that runs when a resolved method is called on an object of this class (JVMS 5.4.6).
   * The second time costs a hash lookup.
   *
   * @throws LinkageException AbstractMethodError or IncompatibleClassChangeError
   */
  public MethodInfo select(MethodInfo resolved) {
    return selection.select(resolved);
  }

  MethodInfo selectFromInterface(MethodInfo resolved, HotSpotDialect dialect) {
    return selection.selectFromInterface(resolved, dialect);
  }

  /** The name as Java writes it. */
  @Override
  public String toString() {
    return name().replace('/', '.');
  }
}
