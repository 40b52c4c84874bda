package dev.clew.replay.wall;

import java.util.Arrays;
import java.util.Locale;

/** Which walls of the operating system are wanted. For developers: the system property. */
public enum WallMode {
  /** The best one that works. */
  AUTO,
  OFF,
  UNSHARE,
  BWRAP;

  /** The system property of Clew's JVM that chooses. */
  public static final String PROPERTY = "clew.os-wall";

  /** As the property says; what it does not say well is {@link #AUTO}. */
  static WallMode configured() {
    String word = System.getProperty(PROPERTY, "").toUpperCase(Locale.ROOT);
    return Arrays.stream(values())
        .filter(each -> each.name().equals(word))
        .findFirst()
        .orElse(AUTO);
  }
}
