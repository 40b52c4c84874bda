package dev.clew.app.targets;

import dev.clew.app.UserException;
import dev.clew.engine.program.MethodInfo;
import dev.clew.engine.program.Program;

/** Names of methods that mean one method each, whatever is overloaded. */
public final class MethodNames {

  private MethodNames() {}

  /** As in {@code com.acme.Cart#total(I)I}. */
  public static String of(MethodInfo method) {
    return method.owner() + "#" + method.name() + method.descriptor();
  }

  /**
   * The method that a name means, this one or any that users give.
   *
   * @throws UserException if it means none, or several
   */
  public static MethodInfo find(Program program, String name) {
    TargetName target = TargetName.parse(name);
    if (target.method().isEmpty()) {
      throw new UserException("'" + name + "' is no method", "write it as com.acme.Cart#total(I)I");
    }
    return MethodSearch.find(new ClassSearch(program).find(target.className()), target);
  }
}
