package dev.clew.spark;

/** What Spark says went wrong, in one line. */
final class SparkFailures {

  private static final int LONGEST = 200;

  private SparkFailures() {}

  static String reason(Throwable e) {
    Throwable root = e;
    while (root.getCause() != null) {
      root = root.getCause();
    }
    String text = String.valueOf(root.getMessage());
    String line = text.lines().findFirst().orElse(root.toString()).strip();
    return line.length() <= LONGEST ? line : line.substring(0, LONGEST) + "…";
  }
}
