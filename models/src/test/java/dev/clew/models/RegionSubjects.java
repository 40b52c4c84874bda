package dev.clew.models;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Matchers that look at a region of an unknown text. */
@SuppressWarnings("all") // odd calls are what is tested
final class RegionSubjects {

  private RegionSubjects() {}

  static String foundInRegion(String s, int i) {
    Matcher m = Pattern.compile("[a-z]([0-9])?").matcher(s).region(i, s.length());
    return m.find() ? m.start() + m.group(1) + m.find() + m.lookingAt() : "none";
  }

  static String startOfRegion(String s) {
    Matcher m = Pattern.compile("(a)(b)?").matcher(s);
    m.region(s.length() / 2, s.length());
    return m.lookingAt() ? m.start(2) + "," + m.end() + m.group(2) : m.matches() + "";
  }

  static boolean startOfLineInRegion(String s) {
    Matcher m = Pattern.compile("^a").matcher(s).useAnchoringBounds(false);
    return m.region(s.length() / 2, s.length()).find();
  }
}
