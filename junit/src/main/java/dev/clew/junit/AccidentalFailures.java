package dev.clew.junit;

import dev.clew.junit.source.SuiteCase;
import dev.clew.replay.Replay.Ending;
import java.util.Set;

/**
 * Exceptions of methods for the package that nobody threw on purpose: whoever calls them keeps the
 * arguments away that lead there, so no test should say that they are meant.
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

  private AccidentalFailures() {}

  static boolean isOne(SuiteCase of) {
    if (of.isError()
        || of.target().isPublic()
        || !(of.replay().ending() instanceof Ending.Threw threw)) {
      return false;
    }
    boolean isLibrarys = threw.trace().isEmpty() || threw.trace().get(0).isJdk();
    return isLibrarys || OF_THE_JVM.contains(threw.exception());
  }
}
