package dev.clew.engine.program;

import dev.clew.engine.program.LinkageProblem.IllegalAccess;
import dev.clew.engine.program.LinkageProblem.IncompatibleChange;
import dev.clew.engine.program.LinkageProblem.MissingField;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;

/** From references to fields (JVMS 5.4.3.2 and 6.5). */
final class FieldResolution {

  private final Program program;
  private final AccessCheck access;

  FieldResolution(Program program, AccessCheck access) {
    this.program = program;
    this.access = access;
  }

  FieldInfo resolve(ClassInfo from, FieldReference reference, boolean isStatic) {
    ClassInfo owner = program.load(reference.owner());
    access.checkClass(from, owner);
    FieldInfo found = lookup(owner, reference.name(), reference.descriptor());
    if (found == null) {
      throw new LinkageException(
          new MissingField(reference, program.dialect().missingField(reference)));
    }
    access.checkField(from, owner, found);
    if (found.isStatic() != isStatic) {
      throw new LinkageException(
          new IncompatibleChange(
              "Expected %s field %s.%s"
                  .formatted(isStatic ? "static" : "non-static", owner, found.name())));
    }
    return found;
  }

  /** The class itself, then its superinterfaces, then its superclass and so on. */
  private static @Nullable FieldInfo lookup(ClassInfo owner, String name, String descriptor) {
    for (ClassInfo current = owner; current != null; current = current.superclass()) {
      FieldInfo found = declared(current, name, descriptor);
      for (ClassInfo each : current.interfaces()) {
        found = found != null ? found : inInterface(each, name, descriptor);
      }
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  private static @Nullable FieldInfo inInterface(ClassInfo start, String name, String descriptor) {
    FieldInfo found = declared(start, name, descriptor);
    for (ClassInfo each : start.interfaces()) {
      found = found != null ? found : inInterface(each, name, descriptor);
    }
    return found;
  }

  private static @Nullable FieldInfo declared(ClassInfo owner, String name, String descriptor) {
    for (FieldInfo field : owner.fields()) {
      if (field.name().equals(name) && field.descriptor().equals(descriptor)) {
        return field;
      }
    }
    return null;
  }

  /**
   * A final field is written in its own class; from Java 9 on, in an initialiser of its kind (JVMS
   * 6.5, putfield and putstatic).
   */
  static void checkWrite(MethodInfo from, FieldInfo field) {
    if (!field.isFinal()) {
      return;
    }
    String kind = field.isStatic() ? "static" : "non-static";
    if (from.owner() != field.owner()) {
      throw illegal(
          "Update to %s final field %s attempted from a different class (%s) than the field's declaring class"
              .formatted(kind, field, from.owner()));
    }
    String initializer = field.isStatic() ? "<clinit>" : "<init>";
    if (from.owner().header().version().major() >= Opcodes.V9 && !from.name().equals(initializer)) {
      throw illegal(
          "Update to %s final field %s attempted from a different method (%s) than the initializer method %s "
              .formatted(kind, field, from.name(), initializer));
    }
  }

  private static LinkageException illegal(String message) {
    return new LinkageException(new IllegalAccess(message));
  }
}
