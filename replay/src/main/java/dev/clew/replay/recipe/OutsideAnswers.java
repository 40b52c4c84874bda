package dev.clew.replay.recipe;

import java.util.Set;

/** Questions to the world outside of the JVM whose answers a replay can supply. */
final class OutsideAnswers {

  private static final Set<String> QUESTIONS =
      Set.of(
          "System.currentTimeMillis()",
          "System.nanoTime()",
          "new Random()",
          "Instant.now().getEpochSecond()",
          "Instant.now().getNano()");

  private OutsideAnswers() {}

  static boolean isOne(String question) {
    return QUESTIONS.contains(question)
        || question.startsWith("System.getenv(\"")
        || question.startsWith("System.getProperty(\"")
        || question.startsWith("File.")
        || question.startsWith("Files.")
        || question.startsWith("SecureRandom.nextBytes()[");
  }
}
