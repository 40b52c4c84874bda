package dev.clew.engine.program;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Searches a class and its supertypes for methods by name and descriptor. */
final class MethodLookup {

  private MethodLookup() {}

  /**
   * The nearest declaration in a class or its superclasses, whatever its modifiers (JVMS 5.4.3.3,
   * step 2). A signature polymorphic method answers to its name alone.
   */
  static @Nullable MethodInfo inClasses(ClassInfo start, String name, String descriptor) {
    for (ClassInfo current = start; current != null; current = current.superclass()) {
      MethodInfo polymorphic = signaturePolymorphic(current, name);
      if (polymorphic != null) {
        return polymorphic;
      }
      MethodInfo declared = current.declared(name, descriptor);
      if (declared != null) {
        return declared;
      }
    }
    return null;
  }

  /** The one method of its name in MethodHandle or VarHandle, if it is polymorphic. */
  private static @Nullable MethodInfo signaturePolymorphic(ClassInfo owner, String name) {
    if (!owner.isJdk() || !owner.name().startsWith("java/lang/invoke/")) {
      return null;
    }
    List<MethodInfo> named =
        owner.methods().stream().filter(method -> method.name().equals(name)).toList();
    return named.size() == 1 && named.get(0).isSignaturePolymorphic() ? named.get(0) : null;
  }

  /** The nearest declaration that is neither private nor static. */
  static @Nullable MethodInfo virtualInClasses(ClassInfo start, String name, String descriptor) {
    for (ClassInfo current = start; current != null; current = current.superclass()) {
      MethodInfo declared = current.declared(name, descriptor);
      if (declared != null && !declared.isStatic()) {
        return declared;
      }
    }
    return null;
  }

  /** What superinterfaces declare, neither private nor static, from general to special. */
  static List<MethodInfo> inSuperinterfaces(ClassInfo start, String name, String descriptor) {
    List<MethodInfo> found = new ArrayList<>();
    for (ClassInfo each : start.allSuperinterfaces()) {
      MethodInfo declared = each.declared(name, descriptor);
      if (declared != null && declared.isVirtual()) {
        found.add(declared);
      }
    }
    return found;
  }

  /** Those that no other candidate's interface extends: the maximally-specific (JVMS 5.4.3.3). */
  static List<MethodInfo> mostSpecific(List<MethodInfo> candidates) {
    return candidates.stream()
        .filter(one -> candidates.stream().noneMatch(other -> isBelow(other, one)))
        .toList();
  }

  private static boolean isBelow(MethodInfo method, MethodInfo other) {
    return method != other && method.owner().isSubtypeOf(other.owner());
  }

  /** Those with code. */
  static List<MethodInfo> concrete(List<MethodInfo> methods) {
    return methods.stream().filter(method -> !method.isAbstract()).toList();
  }

  /**
   * Whether HotSpot gives a class a stub that throws, in place of a method that only interfaces
   * declare and none implements. It does if those interfaces have any instance method with code.
   */
  static boolean hasStub(ClassInfo type, MethodInfo method) {
    return !inSuperinterfaces(type, method.name(), method.descriptor()).isEmpty()
        && type.allSuperinterfaces().stream().anyMatch(MethodLookup::hasInstanceCode);
  }

  private static boolean hasInstanceCode(ClassInfo type) {
    return type.methods().stream().anyMatch(method -> !method.isStatic() && method.hasCode());
  }
}
