package dev.clew.app.check.trial;

import dev.clew.engine.outcome.Datum;
import dev.clew.engine.outcome.ExploredPath;
import dev.clew.engine.outcome.Input;
import dev.clew.engine.outcome.Outcome;
import dev.clew.engine.outcome.Site;
import dev.clew.output.Confirmation;
import dev.clew.output.Obstacle;
import dev.clew.replay.Picture;
import dev.clew.replay.Replay;
import dev.clew.replay.Replay.Ending;
import dev.clew.replay.TraceFrame;
import dev.clew.replay.wall.Permission;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Whether a real JVM did what a path says. */
final class Verdicts {

  private static final String STACK_OVERFLOW = "java.lang.StackOverflowError";
  private static final String BAD_INITIALIZER = "java.lang.ExceptionInInitializerError";
  static final String OUT_OF_MEMORY = "java.lang.OutOfMemoryError";

  /** No replay can supply what a call is assumed to return. */
  private static final String ASSUMED =
      "not all calls were followed, and the JVM went another way: ";

  private Verdicts() {}

  static Confirmation of(ExploredPath path, Replay replay) {
    Confirmation confirmation = of(path.outcome(), replay.ending(), path.inputs());
    return confirmation.state() == Confirmation.State.DIVERGED && !path.followed()
        ? Confirmation.notRun(Obstacle.NOT_FOLLOWED, ASSUMED + ended(replay.ending()))
        : confirmation;
  }

  static Confirmation of(Outcome outcome, Ending ending, List<Input> inputs) {
    if (outcome instanceof Outcome.Endless && ending instanceof Ending.TimedOut) {
      return Confirmation.CONFIRMED;
    } else if (ending instanceof Ending.Failed failed) {
      return failed.cause() == Ending.Failed.Cause.STOPPED
          ? Confirmation.notRun(Obstacle.NO_TIME, failed.why())
          : Confirmation.failed(obstacle(failed.cause()), failed.why());
    } else if (ending instanceof Ending.Refused refused) {
      return Confirmation.refused(refused.what(), permission(refused.what()));
    } else if (ending instanceof Ending.TimedOut) {
      return Confirmation.failed(Obstacle.TIMEOUT, "it did not end in time");
    } else if (outcome instanceof Outcome.Cut) {
      return Confirmation.confirmed("the JVM went on: " + ended(ending));
    } else if (ending instanceof Ending.Threw threw) {
      if (threw.exception().equals(OUT_OF_MEMORY) && !expects(outcome, OUT_OF_MEMORY)) {
        return Confirmation.failed(Obstacle.MEMORY, "it takes more memory than there is");
      }
      return outcome instanceof Outcome.Threw expected
          ? threw(expected, threw)
          : Confirmation.diverged("threw " + threw.exception() + ": " + threw.message());
    } else if (outcome instanceof Outcome.Returned returned) {
      return returned(returned, ((Ending.Returned) ending).value(), inputs);
    }
    return Confirmation.diverged("it returned");
  }

  private static Obstacle obstacle(Ending.Failed.Cause cause) {
    return switch (cause) {
      case NOT_STARTED -> Obstacle.NO_JVM;
      case JVM_LOST -> Obstacle.JVM_LOST;
      case NO_CALL -> Obstacle.NO_INPUTS;
      case STOPPED -> Obstacle.NO_TIME;
    };
  }

  /** The guard names first what it refuses; some of that no option permits. */
  private static Optional<String> permission(String refused) {
    return Arrays.stream(Permission.values())
        .map(Permission::word)
        .filter(word -> refused.startsWith(word + ":"))
        .findFirst();
  }

  /**
   * Whether a path that assumes what calls return ended in an exception, whatever it foretold: a
   * call that was not followed may throw. How much memory others have is not known.
   */
  static boolean isFailedGuess(ExploredPath path, Replay replay) {
    return !path.followed()
        && replay.ending() instanceof Ending.Threw threw
        && !threw.exception().equals(OUT_OF_MEMORY);
  }

  private static boolean expects(Outcome outcome, String exception) {
    return outcome instanceof Outcome.Threw threw && threw.exception().equals(exception);
  }

  private static String ended(Ending ending) {
    return ending instanceof Ending.Threw threw ? "it threw " + threw.exception() : "it returned";
  }

  private static Confirmation returned(
      Outcome.Returned expected, Picture picture, List<Input> inputs) {
    Datum value = expected.value();
    // a constructor returns nothing to explore, but an object to whoever called it
    boolean agrees = value == null || Replay.agrees(value, picture, inputs);
    return agrees ? Confirmation.CONFIRMED : Confirmation.diverged("it returned " + picture);
  }

  private static Confirmation threw(Outcome.Threw expected, Ending.Threw threw) {
    if (!expected.exception().equals(threw.exception())) {
      return Confirmation.diverged("threw " + threw.exception() + ": " + threw.message());
    }
    if (threw.exception().equals(STACK_OVERFLOW) || isBeforeCall(expected)) {
      return Confirmation.CONFIRMED; // where the stack ends depends on the JVM
    }
    if (threw.trace().isEmpty() && expected.site().line() < 0) {
      return withoutTrace(expected, threw);
    }
    Site site = site(threw.trace());
    return expected.site().equals(site)
        ? Confirmation.CONFIRMED
        : Confirmation.diverged("threw " + threw.exception() + " at " + site);
  }

  /** Neither shows a place: what is left to compare is the message. */
  private static Confirmation withoutTrace(Outcome.Threw expected, Ending.Threw threw) {
    String told = expected.message();
    String real = threw.message();
    return told == null || real == null || Replay.agrees(told, real)
        ? Confirmation.CONFIRMED
        : Confirmation.diverged("threw " + threw.exception() + ": " + real);
  }

  /** Whether the class could not be initialised, so that no line of the method was reached. */
  static boolean isBeforeCall(Outcome.Threw threw) {
    return threw.exception().equals(BAD_INITIALIZER) && threw.site().line() < 0;
  }

  /** The innermost place outside of the JDK, and that of the JDK where there is none. */
  static Site site(List<TraceFrame> trace) {
    return trace.stream()
        .filter(frame -> !frame.isJdk())
        .findFirst()
        .or(() -> trace.stream().findFirst())
        .map(TraceFrame::site)
        .orElse(new Site("", "", -1));
  }
}
