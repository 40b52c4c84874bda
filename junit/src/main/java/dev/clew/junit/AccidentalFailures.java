package dev.clew.junit;

import dev.clew.junit.source.cases.SuiteCase;
import dev.clew.replay.Replay.Ending;
import dev.clew.replay.Replay.Ending.Threw;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Exceptions that the program did not throw on purpose, in calls that are not reported as errors:
 * whoever calls keeps the arguments away that lead there, so no test should say that they are
 * meant. Of methods for the package that is whatever the library throws, too.
 */
final class AccidentalFailures {

  /** What the JVM throws by itself. */
  private static final Set<String> OF_THE_JVM =
      Set.of(
          "java.lang.ArithmeticException",
          "java.lang.ArrayIndexOutOfBoundsException",
          "java.lang.ArrayStoreException",
          "java.lang.ClassCastException",
          "java.lang.NegativeArraySizeException",
          "java.lang.NullPointerException");

  /** What the library says where an index was not looked at before. */
  private static final Set<String> OF_INDEXES =
      Set.of(
          "java.lang.ArrayIndexOutOfBoundsException",
          "java.lang.IndexOutOfBoundsException",
          "java.lang.StringIndexOutOfBoundsException");

  /** What the JVM says in its own; others are the program's words. */
  private static final Pattern WORDS_OF_THE_JVM =
      Pattern.compile(
          "/ by zero|-\\d+|Index -?\\d+ out of bounds for length \\d+|Cannot .*|class .* cannot be"
              + " cast to class .*|[\\w.$\\[;]+");

  private AccidentalFailures() {}

  static boolean isOne(SuiteCase of) {
    if (of.isError() || !(of.replay().ending() instanceof Ending.Threw threw)) {
      return false;
    }
    boolean isLibrarys = threw.trace().isEmpty() || threw.trace().get(0).isJdk();
    if (!of.target().isPublic()) {
      return isLibrarys || OF_THE_JVM.contains(threw.exception());
    }
    return isLibrarys
        ? OF_INDEXES.contains(threw.exception()) || isNullUnchecked(threw)
        : OF_THE_JVM.contains(threw.exception()) && isOfTheJvm(threw.message());
  }

  private static boolean isOfTheJvm(@Nullable String message) {
    return message == null || WORDS_OF_THE_JVM.matcher(message).matches();
  }

  /** Whether a null got as far as into the library, without anybody having asked for it. */
  private static boolean isNullUnchecked(Threw threw) {
    return threw.exception().equals("java.lang.NullPointerException")
        && threw.trace().stream()
            .findFirst()
            .filter(frame -> frame.site().method().startsWith("requireNonNull"))
            .isEmpty();
  }
}
