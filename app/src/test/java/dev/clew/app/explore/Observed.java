package dev.clew.app.explore;

import org.jspecify.annotations.Nullable;

/**
 * What a call did on this JVM.
 *
 * @param thrown null if it returned
 * @param line the return statement's, or the innermost one outside of the JDK on the exception's
 *     stack
 */
record Observed(@Nullable Object value, @Nullable Throwable thrown, int line) {

  boolean returned() {
    return thrown == null;
  }

  /** The exception's message, without the remark on modules and loaders that HotSpot appends. */
  @Nullable String message() {
    String message = thrown == null ? null : thrown.getMessage();
    return message == null ? null : withoutLoaders(message);
  }

  static String withoutLoaders(String message) {
    return message.replaceAll(" \\([^()]*(unnamed module|module java\\.)[^()]*\\)", "");
  }

  @Override
  public String toString() {
    return thrown == null
        ? "returned " + value + " in line " + line
        : "threw " + thrown.getClass().getName() + " \"" + message() + "\" in line " + line;
  }
}
