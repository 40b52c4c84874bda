package dev.clew.replay.recipe;

/**
 * A class that extends an abstract one and has a field {@value #ANSWERS} of type {@link
 * java.util.function.Function}: what it leaves open returns what the field's function answers to
 * the method's name, and null, zero or false where that is null or the field is.
 *
 * @param name as {@link Class#getName} has it
 * @param content the class file, unit by unit a byte
 */
public record Subclass(String name, String content) {
  /** Where the harness puts the answers when the constructors are done. */
  static final String ANSWERS = dev.clew.harness.replay.ReplayStep.ANSWERS_FIELD;
}
