package dev.clew.engine.concrete;

import org.jspecify.annotations.Nullable;

/** What came of running a method. */
public sealed interface MethodAnswer {

  /**
   * It returned.
   *
   * @param value a box of a primitive, a String, or null
   */
  record Returned(@Nullable Object value) implements MethodAnswer {}

  /**
   * It threw.
   *
   * @param className as {@link Class#getName} has it
   */
  record Threw(String className, @Nullable String message) implements MethodAnswer {}

  /** The method could not be run to its end. */
  record Failed(String why) implements MethodAnswer {}
}
