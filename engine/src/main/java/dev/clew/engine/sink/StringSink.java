package dev.clew.engine.sink;

import java.util.List;
import java.util.Optional;

/**
 * One argument of a method that hands it to an interpreter.
 *
 * @param type that declares the method, as {@link Class#getName} has it
 * @param method its name; {@code <init>} for a constructor
 * @param parameters their types as Java writes them; empty for every overload that has such an
 *     argument
 * @param argument which one
 * @param language what reads it, such as {@code sql} or {@code sql/mysql}
 * @param cwe the weakness that an input which breaks out is
 * @param follow what happens after the call was seen
 * @param isName whether the call only names something, such as a file, which the program may look
 *     at and refuse before it goes on with it
 */
public record StringSink(
    String type,
    String method,
    Optional<List<String>> parameters,
    SinkArgument argument,
    String language,
    int cwe,
    Follow follow,
    boolean isName) {

  /** What happens after a call was seen. */
  public enum Follow {
    /** Its result is unknown: it is not run. */
    ANSWER,
    /** It is run: what it returns is a value that the program goes on with. */
    RUN,
    /** The same as {@link #ANSWER}, and only calls on an object that a response gave count. */
    RESPONSE
  }

  /** Such as {@code java.sql.Statement.execute}. */
  public String title() {
    return method.equals("<init>") ? "new " + type : type + "." + method;
  }
}
