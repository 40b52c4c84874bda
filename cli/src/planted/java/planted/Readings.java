package planted;

import java.util.StringTokenizer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Errors where something is read out of texts, each with a twin in which it cannot happen. */
final class Readings {
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
      if (text.length() > 4) {
        return "";
      }
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
      if (text.length() > 4) {
        return "";
      }
      StringTokenizer words = new StringTokenizer(text, ",");
      if (words.countTokens() < 2) {
        return "";
      }
      words.nextToken();
      return words.nextToken();
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

  enum Colour {
    RED,
    GREEN
  }

  static class Paint {
    static Colour of(String name) {
      return name.length() == 3 ? Colour.valueOf(name) : Colour.GREEN; // error IllegalArgumentException
    }
  }

  static class PaintTwin {
    static Colour of(String name) {
      return name.equals("RED") ? Colour.valueOf(name) : Colour.GREEN;
    }
  }

  private Readings() {}
}
