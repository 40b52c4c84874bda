package dev.clew.replay;

import dev.clew.engine.outcome.Site;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A frame of a stack trace.
 *
 * @param isJdk whether its class is the JDK's, or it belongs there, as an enum's {@code valueOf}
 */
public record Frame(Site site, boolean isJdk) {

  private static final String JDK = "jdk/";
  private static final Pattern ESCAPE = Pattern.compile("\\\\([0-9a-f]{4})");

  /** A trace as the harness writes it, innermost first. */
  static List<Frame> parse(String trace) {
    List<Frame> frames = new ArrayList<>();
    for (String line : trace.isEmpty() ? new String[0] : trace.split("\n")) {
      String[] parts = line.split("\t", 3);
      boolean isJdk = parts[0].startsWith(JDK);
      String owner = unescaped(isJdk ? parts[0].substring(JDK.length()) : parts[0]);
      Site site = new Site(owner, unescaped(parts[1]), Integer.parseInt(parts[2]));
      frames.add(new Frame(site, isJdk));
    }
    return frames;
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
