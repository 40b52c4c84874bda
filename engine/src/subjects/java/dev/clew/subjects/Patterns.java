package dev.clew.subjects;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Regular expressions on unknown texts. */
final class Patterns {

  private static final Pattern PAIR = Pattern.compile("(\\w+)=(\\w+)");

  private Patterns() {}

  static boolean isDate(String s) { // paths 3
    if (s.matches("\\d{4}-\\d{2}-\\d{2}")) { // throws NullPointerException 1: s == null
      return true; // returns 1: s.length() == 10
    }
    return false; // returns 1: !s.matches("\\d{4}-\\d{2}-\\d{2}")
  }

  static int threeParts(String s) { // paths 3
    if (s.split(",").length == 3) { // throws NullPointerException 1: s == null
      return 3; // returns 1: s.split(",").length == 3
    }
    return 0; // returns 1: s.split(",").length != 3
  }

  static int words(String s) { // paths 4
    String[] words = s.split("\\s+"); // throws NullPointerException 1: s == null
    if (words.length > 2) {
      return 3; // returns 1: s.split("\\s+").length > 2
    }
    return words.length == 0 ? 0 : 1; // returns 1: s.matches("\\s+"); returns 1: !s.matches("\\s+")
  }

  static int keyAndValue(String s) { // paths 5
    String[] parts = s.split("="); // throws NullPointerException 1: s == null
    if (parts.length != 2) {
      return 0; // returns 1: s.split("=").length != 2
    }
    if (parts[0].equals("x")) {
      return parts[1].length() > 3 ? 1 : 2; // returns 1: s.length() > 5; returns 1: s.length() <= 5 || s.endsWith("=")
    }
    return 3; // returns 1: !s.startsWith("x=")
  }

  static int groups(String s) { // paths 5
    Matcher m = PAIR.matcher(s); // throws NullPointerException 1: s == null
    if (!m.matches()) {
      return 0; // returns 1: !s.matches("\\w+=\\w+")
    }
    if (m.group(1).equals("abc")) {
      return 1; // returns 1: s.startsWith("abc=")
    }
    return m.group(2).length() > 4 ? 2 : 3; // returns 1: s.matches("\\w+=\\w{5,}"); returns 1: s.matches("\\w+=\\w{1,4}")
  }

  static int firstNumber(String s) { // paths 4
    Matcher m = Pattern.compile("\\d+").matcher(s); // throws NullPointerException 1: s == null
    if (!m.find()) {
      return 0; // returns 1: !s.matches("(?s).*\\d.*")
    }
    return m.start() == 3 ? 1 : 2; // returns 1: s.matches("(?s)\\D{3}\\d.*"); returns 1: !s.matches("(?s)\\D{3}\\d.*")
  }

  static String optional(String s) { // paths 4
    Matcher m = Pattern.compile("a(b)?").matcher(s); // throws NullPointerException 1: s == null
    if (m.lookingAt()) {
      return m.group(1); // returns 1: s.startsWith("ab"); returns 1: s.startsWith("a") && !s.startsWith("ab")
    }
    return ""; // returns 1: !s.startsWith("a")
  }

  static int named(String s) { // paths 5
    Matcher m = Pattern.compile("(?<year>\\d{4})-(?<month>\\d{2})").matcher(s); // throws NullPointerException 1: s == null
    if (!m.matches()) {
      return 0; // returns 1: !s.matches("\\d{4}-\\d{2}")
    }
    int month = Integer.parseInt(m.group("month"));
    if (month < 1 || month > 12) {
      return -1; // returns 1: s.endsWith("-00"); returns 1: !s.endsWith("-00")
    }
    return month; // returns 1: s.matches("\\d{4}-(0[1-9]|1[0-2])")
  }

  static int replaced(String s) { // paths 3
    if (s.replaceAll("[^0-9]", "").equals("12")) { // throws NullPointerException 1: s == null
      return 1; // returns 1: s.replaceAll("[^0-9]", "").equals("12")
    }
    return 0; // returns 1: !s.replaceAll("[^0-9]", "").equals("12")
  }

  static int reference(String s) { // paths 3
    if (s.matches("(a+)b\\1")) { // throws NullPointerException 1: s == null
      return 1; // returns 1: s.startsWith("a") && s.endsWith("a")
    }
    return 0; // returns 1: !s.matches("(a+)b\\1")
  }

  static int ahead(String s) { // paths 3
    if (s.matches("(?=.*\\d)(?=.*[a-z]).{4,8}")) { // throws NullPointerException 1: s == null
      return 1; // returns 1: s.length() >= 4
    }
    return 0; // returns 1: !s.matches("(?=.*\\d)(?=.*[a-z]).{4,8}")
  }

  /* What is before a group that may be missing is known only where it is there. */
  static int branch(String s) { // paths 5
    Matcher m = Pattern.compile("([A-Z]+)-(\\d)(?:/(\\w+)|#)?").matcher(s); // throws NullPointerException 1: s == null
    if (!m.matches()) {
      return 0; // returns 1: !s.matches("[A-Z]+-\\d([/]\\w+|#)?")
    }
    if (m.group(3) == null) {
      return 1; // returns 1: s.matches("[A-Z]+-\\d#?")
    }
    return m.group(3).length() > 2 ? 2 : 3; // returns 1: s.matches("[A-Z]+-\\d/\\w{3,}"); returns 1: s.matches("[A-Z]+-\\d/\\w{1,2}")
  }

  /* The second search begins where the first one ended. */
  static int twoNumbers(String s) { // paths 4
    Matcher m = Pattern.compile("\\d").matcher(s); // throws NullPointerException 1: s == null
    if (!m.find()) {
      return 0; // returns 1: !s.matches("(?s).*\\d.*")
    }
    return m.find() ? 2 : 1; // returns 1: s.matches("(?s).*\\d.*\\d.*"); returns 1: s.matches("(?s)\\D*\\d\\D*")
  }

  static String unknownPattern(String regex) { // paths 3; unsupported unknown-pattern
    try {
      return "abc".matches(regex) + ""; // throws NullPointerException 1: regex == null; returns 1: regex.equals("a")
    } catch (java.util.regex.PatternSyntaxException e) {
      return e.getDescription(); // returns 1: regex.equals("(")
    }
  }

  static String unknownPart(String s) { // paths 3; unsupported unknown-pattern
    try {
      return "abc".matches("[ab]+" + s + "*") + ""; // returns 1: s == null; returns 1: s.equals("a")
    } catch (java.util.regex.PatternSyntaxException e) {
      return e.getDescription(); // returns 1: s.equals("(")
    }
  }

  static boolean afterFailure(String s) { // paths >= 2; unsupported matcher-state
    Matcher m = Pattern.compile("(ab)*").matcher(s); // throws NullPointerException 1: s == null
    return m.matches() || m.find(); // returns >= 1
  }

  static boolean end(String s) { // paths 1; unsupported matcher-end
    Matcher m = Pattern.compile("ab").matcher(s); // throws NullPointerException 1: s == null
    m.find();
    return m.hitEnd(); // returns >= 0
  }

  static String scanned(String s) { // paths 4
    java.util.Scanner lines = new java.util.Scanner(s); // throws NullPointerException 1: s == null
    return lines.hasNextLine() ? lines.nextLine() : null; // returns 3
  }

  static int matchedLine(String s) { // paths 2; unsupported matcher-state
    java.util.Scanner lines = new java.util.Scanner(s); // throws NullPointerException 1: s == null
    lines.nextLine(); // throws NoSuchElementException 1: s.isEmpty()
    return lines.match().end(); // returns 0
  }
}
