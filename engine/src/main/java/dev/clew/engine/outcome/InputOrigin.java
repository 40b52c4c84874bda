package dev.clew.engine.outcome;

import java.io.Serializable;

/** Where an input comes from. */
public sealed interface InputOrigin extends Serializable {

  /** The caller: the receiver, or a parameter. */
  InputOrigin CALL = new FromCall();

  /** A driver asks for it by its name. */
  InputOrigin DRIVER = new FromDriver();

  /** The bytes that were read from standard input. */
  InputOrigin STANDARD_INPUT = new FromStandardInput();

  /** See {@link #CALL}. */
  record FromCall() implements InputOrigin {}

  /** See {@link #DRIVER}. */
  record FromDriver() implements InputOrigin {}

  /** See {@link #STANDARD_INPUT}. */
  record FromStandardInput() implements InputOrigin {}

  /**
   * A static field that was read before it was written.
   *
   * @param owner its class, as {@link Class#getName} has it
   */
  record FromStaticField(String owner, String field) implements InputOrigin {}

  /**
   * What the world outside of the program answers.
   *
   * @param question as Java asks it, such as {@code System.nanoTime()}, whichever time that is
   */
  record FromWorld(String question) implements InputOrigin {}
}
