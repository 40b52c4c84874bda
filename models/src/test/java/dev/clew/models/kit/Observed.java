package dev.clew.models.kit;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How a call ended, as a text that can be compared.
 *
 * @param decisions how many forks there were on the way
 */
public record Observed(String text, int decisions) {

  private static final String UNANSWERED = "no answer: ";

  static Observed returned(@Nullable Object value, int decisions) {
    return new Observed("returned " + shown(value), decisions);
  }

  /** A message that the JVM composes from the code's own names says nothing about the library. */
  static Observed threw(String type, @Nullable String message, int decisions) {
    boolean composed = type.equals("java.lang.NullPointerException");
    return new Observed("threw " + type + (composed ? "" : ": " + message), decisions);
  }

  static Observed unanswered(Object reason) {
    return new Observed(UNANSWERED + reason, 0);
  }

  /** Whether the engine gave up, and said so. */
  boolean isUnanswered() {
    return text.startsWith(UNANSWERED);
  }

  private static String shown(@Nullable Object value) {
    if (value instanceof Double number) {
      return "double bits " + Long.toHexString(Double.doubleToLongBits(number)) + " " + number;
    }
    if (value instanceof Float number) {
      return "float bits " + Integer.toHexString(Float.floatToIntBits(number)) + " " + number;
    }
    if (value instanceof String text) {
      return "\"" + escaped(text) + "\"";
    }
    if (value instanceof Character unit) {
      return "'" + escaped(String.valueOf(unit)) + "'";
    }
    return value instanceof Object[] array ? Arrays.toString(array) : Objects.toString(value);
  }

  static String escaped(String text) {
    StringBuilder escaped = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char unit = text.charAt(i);
      boolean plain = unit >= ' ' && unit < '\u007F';
      escaped.append(plain ? String.valueOf(unit) : String.format("\\u%04x", (int) unit));
    }
    return escaped.toString();
  }

  public boolean sameAs(Observed other) {
    return text.equals(other.text);
  }
}
