package dev.clew.engine.heap;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.FieldInfo;
import dev.clew.engine.program.type.JvmType;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What an object is an instance of: a class, an array type, or (for class objects only) a primitive
 * type. One for each type in a {@link RuntimeClasses}, so that identity is equality.
 */
public final class RuntimeClass {

  /** What is known of an open class beyond its candidates: it is of a type, or it is not. */
  public record Fact(RuntimeClass type, boolean holds) {}

  private final int index;
  private final JvmType type;
  private final @Nullable ClassInfo info;
  private final @Nullable RuntimeClass component;
  private final int instanceSlots;
  private final int staticSlots;
  private final List<RuntimeClass> candidates;
  private final List<Fact> facts;

  RuntimeClass(
      int index, JvmType type, @Nullable ClassInfo info, @Nullable RuntimeClass component) {
    this(index, type, info, component, List.of(), List.of());
  }

  private RuntimeClass(
      int index,
      JvmType type,
      @Nullable ClassInfo info,
      @Nullable RuntimeClass component,
      List<RuntimeClass> candidates,
      List<Fact> facts) {
    this.candidates = candidates;
    this.facts = facts;
    this.index = index;
    this.type = type;
    this.info = info;
    this.component = component;
    this.instanceSlots = info == null ? 0 : info.instanceSlots();
    this.staticSlots = info == null ? 0 : info.staticSlots();
  }

  /**
   * The class of an input that may be of several: none of them in particular, so that nothing that
   * is remembered about a class applies to it.
   *
   * @param declared what all candidates extend or implement
   */
  public static RuntimeClass open(RuntimeClass declared, List<RuntimeClass> candidates) {
    return candidates.size() == 1
        ? candidates.get(0)
        : new RuntimeClass(
            -1,
            declared.type,
            declared.info,
            declared.component,
            List.copyOf(candidates),
            declared.facts);
  }

  /**
   * The class of an object that stands for an implementation that the class path does not have,
   * where code may ask whether it is of a type below the declared one.
   */
  public static RuntimeClass openStub(RuntimeClass declared) {
    return new RuntimeClass(
        -1, declared.type, declared.info, declared.component, List.of(declared), declared.facts);
  }

  /** The same open class when it is known whether it is of a type. */
  public RuntimeClass knowing(RuntimeClass other, boolean holds) {
    List<Fact> all = new ArrayList<>(facts);
    all.add(new Fact(other, holds));
    return new RuntimeClass(-1, type, info, component, candidates, List.copyOf(all));
  }

  /** What must be true of a class that is none of the candidates. */
  public List<Fact> facts() {
    return facts;
  }

  /** Whether it stands for several candidates. */
  public boolean isOpen() {
    return !candidates.isEmpty();
  }

  /** What it may be; itself alone unless it is open. */
  public List<RuntimeClass> candidates() {
    return candidates.isEmpty() ? List.of(this) : candidates;
  }

  /** A small number of its own. */
  public int index() {
    return index;
  }

  public JvmType type() {
    return type;
  }

  public boolean isArray() {
    return component != null;
  }

  public boolean isPrimitive() {
    return !type.isReference();
  }

  /** The class file's view; only of classes and interfaces. */
  public ClassInfo info() {
    return Objects.requireNonNull(info, "no class file");
  }

  public @Nullable ClassInfo infoOrNull() {
    return info;
  }

  /** The type of an array's elements. */
  public RuntimeClass component() {
    return Objects.requireNonNull(component, "not an array");
  }

  public int instanceSlots() {
    return instanceSlots;
  }

  public int staticSlots() {
    return staticSlots;
  }

  /** As {@link Class#getName} has it. */
  public String name() {
    return isArray() ? type.descriptor().replace('/', '.') : type.javaName();
  }

  /** The instance field of a name, in this class or above. */
  public FieldInfo field(String name) {
    for (ClassInfo current = info; current != null; current = current.superclass()) {
      for (FieldInfo field : current.fields()) {
        if (!field.isStatic() && field.name().equals(name)) {
          return field;
        }
      }
    }
    throw new IllegalArgumentException("no field " + name + " in " + this);
  }

  /** Whether there is an instance field of a name, in this class or above. */
  public boolean hasField(String name) {
    for (ClassInfo current = info; current != null; current = current.superclass()) {
      for (FieldInfo field : current.fields()) {
        if (!field.isStatic() && field.name().equals(name)) {
          return true;
        }
      }
    }
    return false;
  }

  /** The static field of a name that this class itself declares. */
  public FieldInfo staticField(String name) {
    for (FieldInfo field : info().fields()) {
      if (field.isStatic() && field.name().equals(name)) {
        return field;
      }
    }
    throw new IllegalArgumentException("no static field " + name + " in " + this);
  }

  @Override
  public String toString() {
    return type.javaName();
  }
}
