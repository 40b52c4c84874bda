package dev.clew.engine.program;

/**
 * Kotlin's companion objects: each is the one object of a class without state, held by a static
 * field of the class around it. Its constructor is for the compiler, which marks it by a parameter.
 */
public final class CompanionObjects {

  private static final String MARKED = "(Lkotlin/jvm/internal/DefaultConstructorMarker;)V";

  private CompanionObjects() {}

  /** Whether a constructor makes one, which is as good as the one that the field holds. */
  public static boolean isMaker(MethodInfo constructor) {
    return constructor.isConstructor()
        && constructor.isSynthetic()
        && constructor.descriptor().equals(MARKED)
        && constructor.owner().instanceFields().isEmpty();
  }
}
