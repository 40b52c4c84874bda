package dev.clew.maven;

import java.io.Writer;
import java.util.function.Consumer;

/** Hands on what is written, line by line. Safe to use from several threads. */
final class LineWriter extends Writer {

  private final Consumer<String> lines;
  private final StringBuilder line = new StringBuilder();

  LineWriter(Consumer<String> lines) {
    this.lines = lines;
  }

  @Override
  public void write(char[] text, int start, int length) {
    synchronized (lock) {
      for (int i = start; i < start + length; i++) {
        if (text[i] == '\n') {
          end();
        } else if (text[i] != '\r') {
          line.append(text[i]);
        }
      }
    }
  }

  private void end() {
    String ended = line.toString();
    line.setLength(0);
    lines.accept(ended);
  }

  /** Does nothing: a line is handed on when it is whole. */
  @Override
  public void flush() {}

  /** Hands on the last line, though nothing ended it. */
  @Override
  public void close() {
    synchronized (lock) {
      if (line.length() > 0) {
        end();
      }
    }
  }
}
