package dev.clew.engine.program;

import dev.clew.engine.program.LinkageProblem.IllegalAccess;
import org.jspecify.annotations.Nullable;

/**
 * Who may see what (JVMS 5.4.4); trusted classes see everything. Modules' exports are not looked
 * at: code that breaks through them runs with the options that allow it, or does not run on the JVM
 * either.
 */
final class AccessCheck {

  private final Program program;

  AccessCheck(Program program) {
    this.program = program;
  }

  void checkClass(ClassInfo from, ClassInfo target) {
    if (!from.isTrusted() && !target.isPublic() && !target.isInPackageOf(from)) {
      throw illegal("failed to access class %s from class %s".formatted(target, from));
    }
  }

  /**
   * @param named the class in the reference, which may be below the one that declares the member;
   *     null for an array
   */
  void checkMethod(ClassInfo from, @Nullable ClassInfo named, MethodInfo method) {
    boolean clonesArray = named == null && method.name().equals("clone");
    if (!clonesArray && !allows(from, named, method)) {
      throw illegal(
          "class %s tried to access %s%smethod '%s'"
              .formatted(from, method.isAbstract() ? "abstract " : "", prefix(method), method));
    }
  }

  void checkField(ClassInfo from, ClassInfo named, FieldInfo field) {
    if (!allows(from, named, field)) {
      throw illegal("class %s tried to access %sfield %s".formatted(from, prefix(field), field));
    }
  }

  boolean allows(ClassInfo from, @Nullable ClassInfo named, Member member) {
    ClassInfo owner = member.owner();
    if (member.isPublic() || from == owner || from.isTrusted()) {
      return true;
    }
    if (member.isPrivate()) {
      return program.nestHost(from) == program.nestHost(owner);
    }
    return from.isInPackageOf(owner)
        || (member.isProtected() && isProtectedAccess(from, named, member));
  }

  /** A subclass may use what it inherits, on its own kind: in it, below it or above it. */
  private static boolean isProtectedAccess(
      ClassInfo from, @Nullable ClassInfo named, Member member) {
    return from.isSubtypeOf(member.owner())
        && (member.isStatic()
            || (named != null && (named.isSubtypeOf(from) || from.isSubtypeOf(named))));
  }

  private static String prefix(Member member) {
    if (member.isProtected()) {
      return "protected ";
    }
    return member.isPrivate() ? "private " : "";
  }

  private static LinkageException illegal(String message) {
    return new LinkageException(new IllegalAccess(message));
  }
}
