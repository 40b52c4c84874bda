package dev.clew.app.check;

import dev.clew.app.options.Options;
import dev.clew.app.options.TrialSettings;
import dev.clew.engine.program.ClassInfo;
import dev.clew.engine.program.MethodInfo;
import dev.clew.replay.recipe.Visibility;
import java.util.function.Predicate;

/** Which methods are looked at for themselves. */
public final class CheckTargets {

  private CheckTargets() {}

  /**
   * Methods that somebody else can call; private ones are explored where others call them, and so
   * are constructors and static methods of private and local classes, and constructors of abstract
   * ones.
   */
  public static Predicate<MethodInfo> of(Options options) {
    boolean all = options.get(TrialSettings.PRIVATE_STATE);
    return method -> all || !(method.isPrivate() || isOfItsFile(method));
  }

  private static boolean isOfItsFile(MethodInfo method) {
    ClassInfo owner = method.owner();
    boolean isSeen = new Visibility(owner).sees(owner);
    return method.isConstructor()
        ? owner.isEnum() || owner.isAbstract() || !isSeen
        : method.isStatic() && !isSeen;
  }
}
