package dev.clew.hotspots.verdict;

import java.util.Locale;

/** What is known of a hotspot. */
public enum HotspotStatus {
  /** No input changes the structure of the sentence, whatever its length. */
  PROVEN,
  /** An input changed it, on a real JVM. */
  EXPLOIT,
  /** A string that is no sentence arrived, on a real JVM. */
  SYNTAX,
  /** The whole sentence is what a caller hands over, for it to decide. */
  HANDED_ON,
  /** None of these; a reason says why. */
  OPEN;

  /** Whether there is no more to find out, and so no reason why it was not found out. */
  boolean isLast() {
    return this == PROVEN || this == EXPLOIT;
  }

  /** In lower case and with hyphens, as results have it. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
