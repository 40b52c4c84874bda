package dev.clew.hotspots.interpreter;

/** Whether a string is a sentence of a language. */
public sealed interface SyntaxVerdict {

  /** It is one. */
  record Sentence() implements SyntaxVerdict {}

  /**
   * It is none.
   *
   * @param message one line of what the parser said
   */
  record SyntaxError(String message) implements SyntaxVerdict {}

  /** Whether it is one. */
  default boolean isSentence() {
    return this instanceof Sentence;
  }
}
