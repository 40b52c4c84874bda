package dev.clew.neighbours;

/** The sound of names. */
public class Soundex {

  private static final String CODES = "01230120022455012623010202";

  public static String code(String name) {
    StringBuilder code = new StringBuilder();
    char previous = '0';
    for (char c : name.toUpperCase().toCharArray()) {
      if (c < 'A' || c > 'Z') {
        continue;
      }
      char digit = CODES.charAt(c - 'A');
      if (code.length() == 0) {
        code.append(c);
      } else if (digit != '0' && digit != previous) {
        code.append(digit);
      }
      previous = digit;
      if (code.length() == 4) {
        break;
      }
    }
    while (code.length() > 0 && code.length() < 4) {
      code.append('0');
    }
    return code.toString();
  }
}
