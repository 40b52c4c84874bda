package dev.clew.engine.inputs;

import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.StaticFields;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.FieldInfo;
import dev.clew.engine.program.SingleObjects;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Constants of enum types, also those with a body, whose class is a subclass; and the objects of
 * classes that have one only, which is a constant as well.
 */
final class EnumConstants {

  /**
   * A constant that is there.
   *
   * @param id its identity
   */
  record Constant(FieldInfo field, int id) {
    /** As a condition names it. */
    String name() {
      return field.owner() + "." + field.name();
    }
  }

  private EnumConstants() {}

  /** Whether it is an enum type, the class of one constant's body, or has one object only. */
  static boolean isEnum(RuntimeClass type) {
    ClassInfo info = type.infoOrNull();
    return info != null && (info.isEnum() || SingleObjects.field(info).isPresent());
  }

  /** The enum type itself, whatever else is known of a class. */
  static RuntimeClass declaringType(Machine m, RuntimeClass type) {
    ClassInfo declaring = declaringClass(type);
    return m.runtime().classes().of(declaring == null ? type.info() : declaring);
  }

  /** The constants that are of a class and of which holds what is known of it. */
  static List<Constant> of(Machine m, RuntimeClass type) {
    RuntimeClass declaring = declaringType(m, type);
    StaticFields statics = m.initialization().statics(declaring);
    List<Constant> constants = new ArrayList<>();
    for (FieldInfo field : declaring.info().fields()) {
      long id = isConstant(field) ? statics.raw(field.slot()) : 0;
      if (id != 0 && fits(m, m.object(id).type(), type)) {
        constants.add(new Constant(field, (int) id));
      }
    }
    return constants;
  }

  /** Whether a field holds a constant. */
  static boolean isConstant(FieldInfo field) {
    return field.isStatic()
        && (field.isEnumConstant()
            || SingleObjects.field(field.owner()).filter(field::equals).isPresent());
  }

  private static boolean fits(Machine m, RuntimeClass constant, RuntimeClass type) {
    return m.isSubtype(constant, type)
        && type.facts().stream()
            .allMatch(fact -> m.isSubtype(constant, fact.type()) == fact.holds());
  }

  /** The constant's name; null if the object is none. */
  static @Nullable String name(Machine m, int id, RuntimeClass type) {
    if (declaringClass(type) == null) {
      return SingleObjects.field(type.info()).map(FieldInfo::name).orElse(null);
    }
    long name = m.instance(id).raw(ownName(type).slot());
    return name == 0 ? null : m.texts().of(name);
  }

  /** The field of {@code Enum}: an enum type may have a field {@code name} of its own. */
  private static FieldInfo ownName(RuntimeClass type) {
    ClassInfo current = type.info();
    while (!current.name().equals("java/lang/Enum")) {
      current = Objects.requireNonNull(current.superclass());
    }
    return current.fields().stream()
        .filter(field -> field.name().equals("name"))
        .findFirst()
        .orElseThrow();
  }

  /** The enum type of a constant's class, as {@link Class#getName} has it. */
  static String declaring(RuntimeClass type) {
    ClassInfo declaring = declaringClass(type);
    return declaring == null ? type.name() : declaring.toString();
  }

  private static @Nullable ClassInfo declaringClass(RuntimeClass type) {
    for (ClassInfo current = type.info(); current != null; current = current.superclass()) {
      ClassInfo above = current.superclass();
      if (above != null && above.name().equals("java/lang/Enum")) {
        return current;
      }
    }
    return null;
  }
}
