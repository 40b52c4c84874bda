package dev.clew.replay;

import dev.clew.engine.outcome.Site;
import java.util.ArrayList;
import java.util.List;

/**
 * A frame of a stack trace.
 *
 * @param isJdk whether its class is the JDK's, or it belongs there, as an enum's {@code valueOf}
 */
public record Frame(Site site, boolean isJdk) {

  private static final String JDK = "jdk/";

  /** A trace as the harness writes it, innermost first. */
  static List<Frame> parse(String trace) {
    List<Frame> frames = new ArrayList<>();
    for (String line : trace.lines().toList()) {
      String[] parts = line.split("\t", 3);
      boolean isJdk = parts[0].startsWith(JDK);
      String owner = isJdk ? parts[0].substring(JDK.length()) : parts[0];
      frames.add(new Frame(new Site(owner, parts[1], Integer.parseInt(parts[2])), isJdk));
    }
    return frames;
  }
}
