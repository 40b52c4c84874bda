package dev.clew.engine.machine;

import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.MethodInfo;
import org.jspecify.annotations.Nullable;

/**
 * How many levels of calls are followed from a frame on. Counting begins at the target: what a
 * driver calls before it, to make its receiver and arguments, is followed to any depth, because an
 * object is what its constructor makes of it.
 *
 * <p>Three kinds of calls are no level, and are followed even where no other call is. Making an
 * exception: its place is known only when its constructor has run. What the compiler leaves to the
 * JVM to link, such as the concatenation of strings: there is no call in the source. And calls
 * within the library: a method of the library is followed to its end or not at all, because half an
 * {@code ArrayList} is an object that cannot exist. Code of the program that they call counts.
 *
 * @param levels {@link #ALL} for calls of any depth
 * @param isTarget whether the frame is that of the method which is explored
 * @param awaited the target, where the frame is that of a driver which is to call it; otherwise
 *     null
 */
public record CallDepth(int levels, boolean isTarget, @Nullable MethodInfo awaited) {

  /** More than the stack can hold. */
  public static final int ALL = Integer.MAX_VALUE;

  /** For frames that are not part of a target, or of one that is followed all the way. */
  static final CallDepth ANY = new CallDepth(ALL, /* isTarget= */ false, null);

  /** That of a target which is entered directly, followed all the way. */
  public static final CallDepth UNLIMITED = ofTarget(ALL);

  private static final String THROWABLE = "java/lang/Throwable";

  /** That of a target's frame. */
  public static CallDepth ofTarget(int levels) {
    return new CallDepth(levels, /* isTarget= */ true, null);
  }

  /** That of the frame of a driver, which makes objects and then calls the target. */
  public static CallDepth ofDriver(MethodInfo target, int levels) {
    return new CallDepth(levels, /* isTarget= */ false, target);
  }

  /** That of a callee; null if the call is not followed. */
  @Nullable CallDepth below(MethodInfo caller, MethodInfo callee) {
    if (awaited != null) {
      return isAwaited(callee) ? ofTarget(levels) : ANY;
    }
    if (levels == ALL) {
      return ANY;
    }
    if (makesException(callee)
        || isGenerated(callee)
        || (isLibrary(caller) && callee.owner().isJdk())) {
      return new CallDepth(levels, /* isTarget= */ false, null);
    }
    return levels == 0 ? null : new CallDepth(levels - 1, /* isTarget= */ false, null);
  }

  /** Also a method that overrides the target, in an object that a factory made. */
  private boolean isAwaited(MethodInfo callee) {
    return awaited != null
        && callee.name().equals(awaited.name())
        && callee.descriptor().equals(awaited.descriptor())
        && callee.owner().isSubtypeOf(awaited.owner());
  }

  private static boolean isLibrary(MethodInfo method) {
    return method.owner().isJdk() || isGenerated(method);
  }

  private static boolean isGenerated(MethodInfo method) {
    return method.owner().isTrusted();
  }

  /** Constructors of throwables, and what the library itself does in them. */
  private static boolean makesException(MethodInfo callee) {
    boolean isPart =
        callee.isConstructor()
            || callee.name().equals("fillInStackTrace")
            || callee.owner().isJdk();
    return isPart && !callee.isStatic() && isThrowable(callee.owner());
  }

  private static boolean isThrowable(ClassInfo type) {
    for (ClassInfo each = type; each != null; each = each.superclass()) {
      if (each.name().equals(THROWABLE)) {
        return true;
      }
    }
    return false;
  }
}
