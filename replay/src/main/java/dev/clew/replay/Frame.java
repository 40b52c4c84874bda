package dev.clew.replay;

import dev.clew.engine.outcome.Site;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * A frame of a stack trace.
 *
 * @param isJdk whether its class is the JDK's, or it belongs there, as an enum's {@code valueOf}
 */
public record Frame(Site site, boolean isJdk) {

  private static final String JDK = "jdk/";

  /**
   * A trace as the harness writes it, innermost first.
   *
   * @throws IOException if it is none
   */
  static List<Frame> parse(String trace) throws IOException {
    List<Frame> frames = new ArrayList<>();
    for (String line : trace.lines().toList()) {
      String[] parts = line.split("\t", 3);
      if (parts.length < 3) {
        throw new IOException("not a frame: " + line);
      }
      boolean isJdk = parts[0].startsWith(JDK);
      String owner = isJdk ? parts[0].substring(JDK.length()) : parts[0];
      frames.add(new Frame(new Site(owner, parts[1], number(parts[2])), isJdk));
    }
    return frames;
  }

  private static int number(String text) throws IOException {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException e) {
      throw new IOException("not a line: " + text, e);
    }
  }
}
