package dev.clew.engine.program;

import org.objectweb.asm.Opcodes;

/** A field or a method as its class declares it. Compared by identity. */
public sealed interface Member permits FieldInfo, MethodInfo {

  /** The class that declares it. */
  ClassInfo owner();

  String name();

  String descriptor();

  /** The flags in the class file (JVMS 4.5 and 4.6). */
  int access();

  default boolean has(int flag) {
    return (access() & flag) != 0;
  }

  default boolean isStatic() {
    return has(Opcodes.ACC_STATIC);
  }

  default boolean isPublic() {
    return has(Opcodes.ACC_PUBLIC);
  }

  default boolean isProtected() {
    return has(Opcodes.ACC_PROTECTED);
  }

  default boolean isPrivate() {
    return has(Opcodes.ACC_PRIVATE);
  }

  default boolean isFinal() {
    return has(Opcodes.ACC_FINAL);
  }

  default boolean isSynthetic() {
    return has(Opcodes.ACC_SYNTHETIC);
  }
}
