package planted;

import java.util.HashMap;
import java.util.Map;
import java.util.StringTokenizer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Errors that only certain texts reach, each with a twin in which it cannot happen. */
final class Texts {

  static class Scheme {
    static String of(String url) {
      return url.substring(0, url.indexOf("://")); // error StringIndexOutOfBoundsException
    }
  }

  static class SchemeTwin {
    static String of(String url) {
      int end = url.indexOf("://");
      return end < 0 ? "" : url.substring(0, end);
    }
  }

  static class Version {
    static int major(String version) {
      if (!version.startsWith("v")) {
        return 0;
      }
      return Integer.parseInt(version.substring(1)); // error NumberFormatException
    }
  }

  static class VersionTwin {
    static int major(String version) {
      if (!version.matches("v[0-9]{1,9}")) {
        return 0;
      }
      return Integer.parseInt(version.substring(1));
    }
  }

  static class Pair {
    static String value(String line) {
      return line.contains("=") ? line.split("=")[1] : ""; // error ArrayIndexOutOfBoundsException
    }
  }

  static class PairTwin {
    static String value(String line) {
      return line.contains("=") ? line.split("=", -1)[1] : "";
    }
  }

  static class Initials {
    static char of(String first, String last) {
      if (first.isEmpty()) {
        return '?';
      }
      return last.trim().charAt(0); // error StringIndexOutOfBoundsException
    }
  }

  static class InitialsTwin {
    static char of(String first, String last) {
      if (last.isBlank()) {
        return '?';
      }
      return last.strip().charAt(0);
    }
  }

  static class Command {
    static int of(String word) {
      switch (word) {
        case "stop":
          return 0;
        case "go":
          return 1;
        case "boom":
          throw new UnsupportedOperationException("boom"); // error UnsupportedOperationException
        default:
          return -1;
      }
    }
  }

  static class CommandTwin {
    static int of(String word) {
      switch (word.toUpperCase()) {
        case "STOP":
          return 0;
        case "boom":
          throw new UnsupportedOperationException("boom");
        default:
          return -1;
      }
    }
  }

  static class Percent {
    static int of(String text) {
      int value = Integer.parseUnsignedInt("0" + text.replaceAll("[^0-9]", "").length());
      return 100 / (value - 3); // error ArithmeticException
    }
  }

  static class PercentTwin {
    static int of(String text) {
      int value = text.replaceAll("[^0-9]", "").length();
      return 100 / (value + 3);
    }
  }

  static class Lookup {
    static int of(String key) {
      Map<String, Integer> sizes = new HashMap<>();
      sizes.put("small", 1);
      sizes.put("large", 2);
      if (key.endsWith("l") || key.endsWith("e")) {
        return sizes.get(key); // error NullPointerException
      }
      return 0;
    }
  }

  static class LookupTwin {
    static int of(String key) {
      Map<String, Integer> sizes = new HashMap<>();
      sizes.put("small", 1);
      sizes.put("large", 2);
      if (key.equals("small") || key.equals("large")) {
        return sizes.get(key);
      }
      return 0;
    }
  }

  static class Stamp {
    private static final Pattern TIME = Pattern.compile("([0-9]+):([0-9]+)?");

    static int minutes(String text) {
      Matcher matcher = TIME.matcher(text);
      if (!matcher.matches()) {
        return -1;
      }
      return matcher.group(2).length(); // error NullPointerException
    }
  }

  static class StampTwin {
    private static final Pattern TIME = Pattern.compile("([0-9]+):([0-9]+)");

    static int minutes(String text) {
      Matcher matcher = TIME.matcher(text);
      if (!matcher.matches()) {
        return -1;
      }
      return matcher.group(2).length();
    }
  }

  static class Group {
    static String of(String text) {
      Matcher matcher = Pattern.compile("<([a-z]+)>").matcher(text);
      matcher.find();
      return matcher.group(1); // error IllegalStateException
    }
  }

  static class GroupTwin {
    static String of(String text) {
      Matcher matcher = Pattern.compile("<([a-z]+)>").matcher(text);
      return matcher.find() ? matcher.group(1) : "";
    }
  }

  static class Hex {
    static int of(String text) {
      if (text.length() != 4) {
        return 0;
      }
      return Integer.parseInt(text, 16); // error NumberFormatException
    }
  }

  static class HexTwin {
    static int of(String text) {
      for (int i = 0; i < text.length(); i++) {
        if (Character.digit(text.charAt(i), 16) < 0 || text.charAt(i) > 'f') {
          return 0;
        }
      }
      return text.length() != 4 ? 0 : Integer.parseInt(text, 16);
    }
  }

  static class Shorten {
    static String of(String text, int most) {
      return text.length() > most ? text.substring(0, most - 1) + "…" : text; // error StringIndexOutOfBoundsException
    }
  }

  static class ShortenTwin {
    static String of(String text, int most) {
      return most > 0 && text.length() > most ? text.substring(0, most - 1) + "…" : text;
    }
  }

  static class Builder {
    static String of(String text) {
      StringBuilder builder = new StringBuilder(text);
      builder.setLength(builder.length() - 1); // error StringIndexOutOfBoundsException
      return builder.toString();
    }
  }

  static class BuilderTwin {
    static String of(String text) {
      StringBuilder builder = new StringBuilder(text).append('.');
      builder.setLength(builder.length() - 1);
      return builder.toString();
    }
  }

  static class Flags {
    private boolean strict;

    void read(String option) {
      strict = option.equals("--strict");
    }

    int weight() {
      return strict ? 1 / 0 : 1; // error ArithmeticException
    }
  }

  static class FlagsTwin {
    private boolean strict;

    void read(String option) {
      strict = option.trim().equals(" --strict");
    }

    int weight() {
      return strict ? 1 / 0 : 1;
    }
  }

  static class Words {
    static String second(String text) {
      StringTokenizer words = new StringTokenizer(text, ",");
      if (!words.hasMoreTokens()) {
        return "";
      }
      words.nextToken();
      return words.nextToken(); // error NoSuchElementException
    }
  }

  static class WordsTwin {
    static String second(String text) {
      StringTokenizer words = new StringTokenizer(text, ",");
      if (words.countTokens() < 2) {
        return "";
      }
      words.nextToken();
      return words.nextToken();
    }
  }

  static class Prefix {
    static boolean same(String a, String b) {
      if (!a.startsWith(b)) {
        return false;
      }
      assert a.equals(b) || a.length() > b.length() + 1; // error AssertionError
      return true;
    }
  }

  static class PrefixTwin {
    static boolean same(String a, String b) {
      if (!a.startsWith(b)) {
        return false;
      }
      assert a.equals(b) || a.length() > b.length();
      return true;
    }
  }

  static class Order {
    static int of(String a, String b) {
      if (a.compareTo(b) < 0) {
        return 1 / a.length(); // error ArithmeticException
      }
      return 0;
    }
  }

  static class OrderTwin {
    static int of(String a, String b) {
      if (a.compareTo(b) > 0) {
        return 1 / a.length();
      }
      return 0;
    }
  }

  static class Deep {
    static int of(String text) {
      return text.equals("down") ? down(text) : 0;
    }

    private static int down(String text) {
      return 1 + down(text); // error StackOverflowError
    }
  }

  static class DeepTwin {
    static int of(String text) {
      return text.equals("down") ? down(text, 9) : 0;
    }

    private static int down(String text, int depth) {
      return depth == 0 ? 0 : 1 + down(text, depth - 1);
    }
  }

  static class Escapes {
    static int count(String text) {
      int count = 0;
      for (int i = 0; i < text.length(); i++) {
        if (text.charAt(i) == '\\' && text.charAt(i + 1) == 'n') { // error StringIndexOutOfBoundsException
          count++;
        }
      }
      return count;
    }
  }

  static class EscapesTwin {
    static int count(String text) {
      int count = 0;
      for (int i = 0; i + 1 < text.length(); i++) {
        if (text.charAt(i) == '\\' && text.charAt(i + 1) == 'n') {
          count++;
        }
      }
      return count;
    }
  }

  static class Rate {
    static double of(String text) {
      return text.endsWith("%") ? Double.parseDouble(text) : 0; // error NumberFormatException
    }
  }

  static class RateTwin {
    static double of(String text) {
      return text.matches("[0-9]{1,5}[.][0-9]") ? Double.parseDouble(text) : 0;
    }
  }

  enum Colour { // error IllegalArgumentException
    RED,
    GREEN
  }

  static class Paint {
    static Colour of(String name) {
      return name.length() == 3 ? Colour.valueOf(name) : Colour.GREEN;
    }
  }

  static class PaintTwin {
    static Colour of(String name) {
      return name.equals("RED") ? Colour.valueOf(name) : Colour.GREEN;
    }
  }

  private Texts() {}

  static class Squeeze {
    static String of(String text) {
      while (text.contains("  ")) { // error endless loop
        text.replace("  ", " ");
      }
      return text;
    }
  }

  static class SqueezeTwin {
    static String of(String text) {
      String squeezed = text;
      for (int i = 0; i < 3 && squeezed.contains("  "); i++) {
        squeezed = squeezed.replace("  ", " ");
      }
      return squeezed;
    }
  }
}
