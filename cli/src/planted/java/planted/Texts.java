package planted;

import java.util.HashMap;
import java.util.Map;

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

  private Texts() {}
}
