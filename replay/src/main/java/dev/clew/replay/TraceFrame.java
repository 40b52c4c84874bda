package dev.clew.replay;

import dev.clew.engine.outcome.Site;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A frame of a stack trace.
 *
 * @param isJdk whether its class is the JDK's, or it belongs there, as an enum's {@code valueOf}
 */
public record TraceFrame(Site site, boolean isJdk) {

  private static final String JDK = "jdk/";
  private static final Pattern ESCAPE = Pattern.compile("\\\\([0-9a-f]{4})");

  /**
   * A trace as the harness writes it, innermost first.
   *
   * @throws IOException if it is none
   */
  public static List<TraceFrame> parse(String trace) throws IOException {
    List<TraceFrame> frames = new ArrayList<>();
    for (String line : trace.isEmpty() ? new String[0] : trace.split("\n")) {
      String[] parts = line.split("\t", 3);
      if (parts.length < 3) {
        throw new IOException("not a frame: " + line);
      }
      boolean isJdk = parts[0].startsWith(JDK);
      String owner = unescaped(isJdk ? parts[0].substring(JDK.length()) : parts[0]);
      frames.add(new TraceFrame(new Site(owner, unescaped(parts[1]), number(parts[2])), isJdk));
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

  private static String unescaped(String name) {
    return ESCAPE
        .matcher(name)
        .replaceAll(
            found ->
                Matcher.quoteReplacement(
                    String.valueOf((char) Integer.parseInt(found.group(1), 16))));
  }
}
