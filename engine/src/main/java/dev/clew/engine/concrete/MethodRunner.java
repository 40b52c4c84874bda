package dev.clew.engine.concrete;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Runs methods for real. Called from several threads.
 *
 * <p>No class of the program is ever initialised in the JVM that analyses it: an implementation of
 * this runs the program's methods elsewhere.
 */
@FunctionalInterface
public interface MethodRunner {

  /** For engines that have none. */
  MethodRunner NONE = call -> new MethodAnswer.Failed("nothing here runs methods");

  /** Never throws, and comes back in some seconds whatever the method does. */
  MethodAnswer run(Invocation call);

  /**
   * A method to run.
   *
   * @param className as {@link Class#getName} has it: of the method's class, or of the object's
   * @param parameters the names of their types as {@link Class#getName} has them
   * @param arguments boxes of primitives, Strings and nulls
   */
  record Invocation(
      String className, String method, List<String> parameters, List<@Nullable Object> arguments) {}
}
