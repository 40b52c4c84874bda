package dev.clew.neighbours;

/** Run-length coding: aaab is 3a1b. */
public class RunLength {

  public static String encode(String text) {
    if (text == null || text.isEmpty()) {
      return "";
    }
    StringBuilder coded = new StringBuilder();
    char current = text.charAt(0);
    int count = 1;
    for (int i = 1; i < text.length(); i++) {
      if (text.charAt(i) == current) {
        count++;
      } else {
        coded.append(count).append(current);
        current = text.charAt(i);
        count = 1;
      }
    }
    return coded.append(count).append(current).toString();
  }

  public static String decode(String coded) {
    StringBuilder text = new StringBuilder();
    int count = 0;
    for (char c : coded.toCharArray()) {
      if (Character.isDigit(c)) {
        count = count * 10 + Character.digit(c, 10);
        if (count > 20) {
          throw new IllegalArgumentException("too long");
        }
      } else {
        if (count == 0) {
          throw new IllegalArgumentException("no count for " + c);
        }
        text.append(String.valueOf(c).repeat(count));
        count = 0;
      }
    }
    if (count != 0) {
      throw new IllegalArgumentException("nothing to repeat");
    }
    return text.toString();
  }
}
