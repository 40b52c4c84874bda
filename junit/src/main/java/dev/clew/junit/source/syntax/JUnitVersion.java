package dev.clew.junit.source.syntax;

/** Which JUnit a suite is for. */
public enum JUnitVersion {
  /** Jupiter, as 5 and 6 have it. */
  FIVE("org.junit.jupiter.api.Test", "org.junit.jupiter.api.Assertions"),
  FOUR("org.junit.Test", "org.junit.Assert");

  private final String annotation;
  private final String assertions;

  JUnitVersion(String annotation, String assertions) {
    this.annotation = annotation;
    this.assertions = assertions;
  }

  public String annotation() {
    return annotation;
  }

  /** The class whose static methods assert. */
  String assertions() {
    return assertions;
  }
}
