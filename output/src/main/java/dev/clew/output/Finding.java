package dev.clew.output;

import dev.clew.engine.outcome.Site;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A way for code to fail that a real JVM has shown: one for each cause, which is an instruction and
 * an exception.
 *
 * @param path the path with the simplest inputs, by its number from 1
 * @param rule what went wrong
 * @param access who can make the call
 * @param isError whether it counts as an error in this run
 * @param exception its class, or {@link #ENDLESS}
 * @param instruction the code of the line up to what failed, which tells two divisions on a line
 *     apart and stays the same when lines move; empty if it is not known
 * @param paths how many confirmed paths of the target fail like this
 * @param targets how many targets of the run lead there
 * @param call the call with its inputs, as a person reads it
 * @param trace how execution came to the site: places of the users' code, the call's own first
 * @param acceptance of an error that does not count because it is known
 */
public record Finding(
    int path,
    Kind kind,
    FindingRule rule,
    Access access,
    boolean isError,
    String exception,
    @Nullable String message,
    Site site,
    String instruction,
    int paths,
    int targets,
    String call,
    List<Site> trace,
    Optional<Acceptance> acceptance) {

  /** Stands in the exception's place for code that does not end. */
  public static final String ENDLESS = "endless loop";

  public Finding {
    trace = List.copyOf(trace);
  }

  /** One that nobody knows of. */
  public Finding(
      int path,
      Kind kind,
      FindingRule rule,
      Access access,
      boolean isError,
      String exception,
      @Nullable String message,
      Site site,
      String instruction,
      int paths,
      int targets,
      String call,
      List<Site> trace) {
    this(
        path,
        kind,
        rule,
        access,
        isError,
        exception,
        message,
        site,
        instruction,
        paths,
        targets,
        call,
        trace,
        Optional.empty());
  }

  /** Where the exception comes from, and whether it was wanted. */
  public enum Kind {
    /** The JVM or the library raised it, unwanted. */
    IMPLICIT,
    /** An assertion does not hold. */
    ASSERTION,
    /** The code throws it. */
    EXPLICIT,
    /** The code refuses what its caller gave it. */
    PRECONDITION,
    /** The documentation of the method that is called says that it throws it. */
    DOCUMENTED,
    /** The code throws it and says why, or does not have an operation that is optional. */
    INTENDED;

    /** As options and the results file have it. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** Who can make the call. */
  public enum Access {
    /** Any code: all that it takes are public members of public classes. */
    PUBLIC,
    /** Code of the package, or a subclass. */
    INSIDE;

    /** As the results file has it. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** Whether it would be an error if all code could cause it: a caller that can is looked for. */
  public boolean isLead() {
    boolean isUnwanted =
        switch (kind) {
          case IMPLICIT, ASSERTION, EXPLICIT -> true;
          case PRECONDITION, DOCUMENTED, INTENDED -> false;
        };
    return isUnwanted && !isError && acceptance.isEmpty() && access == Access.INSIDE;
  }

  /** The same, where so many targets of the run lead. */
  public Finding reachedBy(int count) {
    return with(isError, count, acceptance);
  }

  /** The same as no error, because it is known. */
  public Finding accepted(Acceptance why) {
    return with(/* counts= */ false, targets, Optional.of(why));
  }

  private Finding with(boolean counts, int leading, Optional<Acceptance> why) {
    return new Finding(
        path,
        kind,
        rule,
        access,
        counts,
        exception,
        message,
        site,
        instruction,
        paths,
        leading,
        call,
        trace,
        why);
  }
}
