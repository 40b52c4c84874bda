package dev.clew.app.work;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.Optional;

/** Lines of orders, by number; empty ones are none. */
final class WorkReader {

  /** A line, from 1. */
  record Line(int number, String text) {}

  private final BufferedReader lines;
  private int number;

  WorkReader(BufferedReader lines) {
    this.lines = lines;
  }

  /** Empty at the end. */
  Optional<Line> next() throws IOException {
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      number++;
      if (!line.isBlank()) {
        return Optional.of(new Line(number, line));
      }
    }
    return Optional.empty();
  }
}
