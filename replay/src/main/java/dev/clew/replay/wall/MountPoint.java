package dev.clew.replay.wall;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A place where a file system is mounted.
 *
 * @param isExecutable whether programs may be run from it; a mount that is made anew must not grant
 *     what the old one did not
 */
record MountPoint(String path, boolean isExecutable) {

  /** Where the point and the options stand in a line of {@code /proc/self/mountinfo}. */
  private static final int POINT = 4;

  private static final int OPTIONS = 5;

  /** All of them, each once; see proc(5). */
  static List<MountPoint> parse(List<String> mountinfo) {
    List<MountPoint> points = new ArrayList<>();
    for (String line : mountinfo) {
      String[] words = line.split(" ", -1);
      if (words.length > OPTIONS) {
        List<String> options = Arrays.asList(words[OPTIONS].split(",", -1));
        MountPoint point = new MountPoint(unescape(words[POINT]), !options.contains("noexec"));
        points.removeIf(other -> other.path.equals(point.path)); // the last one hides it
        points.add(point);
      }
    }
    return points;
  }

  /** Blanks, tabs, line ends and backslashes are octal numbers there. */
  private static String unescape(String text) {
    return text.replace("\\040", " ")
        .replace("\\011", "\t")
        .replace("\\012", "\n")
        .replace("\\134", "\\");
  }

  /** The options that make it read-only: neither devices nor the rights of others work there. */
  String readOnly() {
    return "remount,bind,ro,nosuid,nodev" + (isExecutable ? "" : ",noexec");
  }
}
