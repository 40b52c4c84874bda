package dev.clew.junit.source.words;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What is special about a text that no name can spell: {@code WithQuotes} for {@code "a,\"b\""}.
 */
final class TextFeatures {

  private static final int MOST = 2;

  private TextFeatures() {}

  /** Empty where nothing is special, or more than a name can say. */
  static String of(String text) {
    Map<String, Integer> signs = new LinkedHashMap<>();
    for (int i = 0; i < text.length(); i++) {
      String unit = text.substring(i, i + 1);
      String sign = unit.equals(" ") ? "" : TextWords.sign(unit);
      if (!sign.isEmpty()) {
        signs.merge(sign.equals("Minus") ? "Dash" : sign, 1, Integer::sum);
      }
    }
    StringBuilder words = new StringBuilder();
    if (signs.isEmpty()) {
      return blanks(text);
    }
    if (signs.size() > MOST) {
      return "";
    }
    signs.forEach(
        (sign, count) ->
            words.append(words.isEmpty() ? "With" : "And").append(count > 1 ? many(sign) : sign));
    return words.toString();
  }

  private static String blanks(String text) {
    if (!text.equals(text.strip())) {
      return "WithBlanksAround";
    }
    return text.indexOf(' ') > 0 ? "WithBlanks" : "";
  }

  private static String many(String sign) {
    return sign.endsWith("sh") ? sign + "es" : sign.endsWith("esis") ? "Parentheses" : sign + "s";
  }
}
