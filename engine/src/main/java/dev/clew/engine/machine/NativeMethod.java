package dev.clew.engine.machine;

import org.jspecify.annotations.Nullable;

/**
 * A method that Java code performs: what the JVM does itself, or what is too slow or impossible to
 * interpret. Its frame is on top; the arguments are in the registers of its parameters (a long or
 * double takes two). It leaves through {@link FrameStack}, {@link GuestExceptions} or an ending.
 */
@FunctionalInterface
public interface NativeMethod {

  /** Called when no argument is unknown. */
  @Nullable Insn call(Machine m, Frame f);

  /** One that takes unknown arguments, too. */
  interface Symbolic extends NativeMethod {

    /** Whether it also takes inputs whose class is not decided. */
    default boolean takesOpenClasses() {
      return false;
    }
  }
}
