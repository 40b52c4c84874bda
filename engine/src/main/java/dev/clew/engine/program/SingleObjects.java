package dev.clew.engine.program;

import java.util.Optional;
import java.util.Set;

/**
 * Classes that have one object: Kotlin's and Scala's {@code object}, and what Java programs write
 * in the same way. The constructor is private, a constant of a usual name holds the object, and it
 * never changes.
 */
public final class SingleObjects {

  private static final Set<String> NAMES = Set.of("INSTANCE", "MODULE$");

  private SingleObjects() {}

  /** The field that holds the only object of a class; empty for other classes. */
  public static Optional<FieldInfo> field(ClassInfo type) {
    if (type.isJdk()
        || !type.isFinal()
        || type.isEnum()
        || !type.instanceFields().stream().allMatch(FieldInfo::isFinal)
        || type.methods().stream().anyMatch(SingleObjects::isOpen)) {
      return Optional.empty();
    }
    return type.fields().stream()
        .filter(field -> NAMES.contains(field.name()) && field.type().equals(type.type()))
        .filter(field -> field.isStatic() && field.isFinal() && field.isPublic())
        .findFirst();
  }

  private static boolean isOpen(MethodInfo method) {
    return method.isConstructor() && !method.isPrivate();
  }
}
