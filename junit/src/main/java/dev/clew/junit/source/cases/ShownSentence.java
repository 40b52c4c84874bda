package dev.clew.junit.source.cases;

import java.util.List;
import java.util.Optional;

/**
 * A string that a call hands to an interpreter: a test shows that it does, instead of how the call
 * ends.
 *
 * @param showing what the test sees it by
 * @param type that declares the method which it is handed to
 * @param method its name
 * @param argument which one the string is
 * @param arrived the string
 * @param notes what people should know of it, a line each
 * @param trial what it does when it is run
 */
public record ShownSentence(
    Showing showing,
    String type,
    String method,
    int argument,
    String arrived,
    List<String> notes,
    Optional<StatementTrial> trial) {
  public ShownSentence {
    notes = List.copyOf(notes);
  }

  /** What a test sees a string by. */
  public sealed interface Showing {

    /** A stub is handed it. */
    record ByStub() implements Showing {}

    /** What the call returns is written as it. */
    record ByResult() implements Showing {}

    /**
     * The call throws an exception that tells it.
     *
     * @param exception its class
     */
    record ByFailure(String exception) implements Showing {}
  }
}
