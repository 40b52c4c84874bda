package dev.clew.replay.recipe;

import java.util.Set;
import java.util.regex.Pattern;

/** Inputs that come from outside of the JVM, and that a replay can supply. */
final class OutsideAnswers {

  private static final Set<String> QUESTIONS =
      Set.of(
          "System.currentTimeMillis()",
          "System.nanoTime()",
          "new Random()",
          "Instant.now().getEpochSecond()",
          "Instant.now().getNano()");

  /** From the second time on a question has a number. */
  private static final Pattern NUMBER = Pattern.compile("#\\d+$");

  private OutsideAnswers() {}

  static boolean isOne(String input) {
    String question = question(input);
    return QUESTIONS.contains(question)
        || question.startsWith("System.getenv(\"")
        || question.startsWith("File.")
        || question.startsWith("Files.")
        || question.startsWith("SecureRandom.nextBytes()[");
  }

  /** What is asked, whichever time that is. */
  static String question(String input) {
    return NUMBER.matcher(input).replaceFirst("");
  }
}
