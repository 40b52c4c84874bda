package dev.clew.replay.recipe;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.FieldInfo;
import dev.clew.engine.program.MethodInfo;
import java.lang.reflect.Modifier;

/**
 * What a test in the package of a class can use.
 *
 * @param from the class
 */
public record Visibility(ClassInfo from) {

  public boolean sees(MethodInfo method) {
    return sees(method.owner()) && sees(method.owner(), method.access());
  }

  /** What a subclass in the package can use of the class that it extends. */
  boolean seesFromBelow(MethodInfo method) {
    return sees(method.owner()) && (method.isProtected() || sees(method.owner(), method.access()));
  }

  /** Whether a class in the package can write all that an abstract class leaves open. */
  boolean canExtend(ClassInfo type) {
    return sees(type) && OpenMethods.of(type).stream().allMatch(this::canWrite);
  }

  private boolean canWrite(MethodInfo method) {
    return !OpenMethods.isPackagePrivate(method) || method.owner().isInPackageOf(from);
  }

  /**
   * Protected fields are left out, though the package could assign to them: they are for
   * subclasses, which know what the others rely on.
   */
  boolean canAssign(FieldInfo field) {
    return sees(field.owner())
        && sees(field.owner(), field.access())
        && !Modifier.isProtected(field.access())
        && !Modifier.isFinal(field.access());
  }

  private boolean sees(ClassInfo owner, int access) {
    return Modifier.isPublic(access) || (!Modifier.isPrivate(access) && owner.isInPackageOf(from));
  }

  /** Private and local classes are for their neighbours in the file alone. */
  public boolean sees(ClassInfo type) {
    boolean hidden =
        type.header().innerClasses().stream()
            .filter(inner -> inner.name().equals(type.name()))
            .anyMatch(inner -> inner.outerName() == null || Modifier.isPrivate(inner.access()));
    return !hidden && (type.isPublic() || type.isInPackageOf(from));
  }
}
