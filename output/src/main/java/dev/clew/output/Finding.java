package dev.clew.output;

import dev.clew.engine.outcome.Site;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A way for code to fail that a real JVM has shown: one for each place and exception.
 *
 * @param path the path with the simplest inputs, by its number from 1
 * @param rule what went wrong, in a word that does not change, such as {@code division-by-zero}
 * @param exception its class, or {@link #ENDLESS}
 * @param isError whether it counts as an error in this run
 * @param paths how many confirmed paths fail like this
 * @param call the call with its inputs, as a person reads it
 * @param trace how execution came to the site: places of the users' code, the call's own first
 */
public record Finding(
    int path,
    Kind kind,
    String rule,
    boolean isError,
    String exception,
    @Nullable String message,
    Site site,
    int paths,
    String call,
    List<Site> trace) {

  /** Stands in the exception's place for code that does not end. */
  public static final String ENDLESS = "endless loop";

  public Finding {
    trace = List.copyOf(trace);
  }

  /** Who wanted the exception. */
  public enum Kind {
    /** Nobody: the JVM or the library raised it. */
    IMPLICIT,
    /** An assertion does not hold. */
    ASSERTION,
    /** The code throws it. */
    EXPLICIT,
    /** The code refuses what its caller gave it. */
    PRECONDITION
  }
}
