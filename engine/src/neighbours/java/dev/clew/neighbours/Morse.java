package dev.clew.neighbours;

import java.util.HashMap;
import java.util.Map;

/** Morse code. */
public class Morse {

  private static final Map<String, Character> LETTERS = new HashMap<>();

  static {
    String[] codes = {".-", "-...", "-.-.", "-..", ".", "..-.", "--.", "....", "..", ".---"};
    for (int i = 0; i < codes.length; i++) {
      LETTERS.put(codes[i], (char) ('A' + i));
    }
  }

  public static String decode(String morse) {
    StringBuilder text = new StringBuilder();
    for (String code : morse.trim().split(" ")) {
      if (code.equals("/")) {
        text.append(' ');
        continue;
      }
      Character letter = LETTERS.get(code);
      if (letter == null) {
        throw new IllegalArgumentException("unknown code " + code);
      }
      text.append(letter.charValue());
    }
    return text.toString();
  }

  public static int length(String morse) {
    int units = 0;
    for (char c : morse.toCharArray()) {
      units += c == '.' ? 2 : c == '-' ? 4 : c == ' ' ? 2 : 0;
    }
    return units;
  }
}
