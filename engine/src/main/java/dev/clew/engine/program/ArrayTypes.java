package dev.clew.engine.program;

import dev.clew.engine.program.type.JvmType;

/** Subtypes among reference types of which some may be arrays. */
final class ArrayTypes {

  private ArrayTypes() {}

  static boolean isSubtype(Program program, JvmType type, JvmType other) {
    if (type.equals(other)) {
      return true;
    }
    if (!type.isArray()) {
      return !other.isArray()
          && program.load(type.internalName()).isSubtypeOf(program.load(other.internalName()));
    }
    return other.isArray()
        ? isComponentSubtype(program, type.component(), other.component())
        : isAboveArrays(other.internalName());
  }

  private static boolean isComponentSubtype(Program program, JvmType type, JvmType other) {
    boolean areReferences = type.isReference() && other.isReference();
    return areReferences ? isSubtype(program, type, other) : type.equals(other);
  }

  /** The supertypes that all arrays have (JLS 10.8). */
  private static boolean isAboveArrays(String name) {
    return name.equals("java/lang/Object")
        || name.equals("java/lang/Cloneable")
        || name.equals("java/io/Serializable");
  }
}
