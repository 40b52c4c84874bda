package dev.clew.engine.conformance;

import java.util.List;

/**
 * What a program did on HotSpot.
 *
 * @param program its main class, with dots
 * @param ending {@link #RETURNED}, or the exception that left {@code main}
 * @param output what it printed on standard output
 */
record Transcript(String program, String ending, String output) {

  static final String RETURNED = "returned";

  List<String> lines() {
    return output.lines().toList();
  }
}
