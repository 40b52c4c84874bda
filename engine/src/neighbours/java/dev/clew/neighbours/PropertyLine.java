package dev.clew.neighbours;

/** One line of a properties file. */
public class PropertyLine {

  private String key;
  private String value;

  public PropertyLine(String line) {
    String text = line.stripLeading();
    if (text.isEmpty() || text.charAt(0) == '#' || text.charAt(0) == '!') {
      return;
    }
    int end = 0;
    while (end < text.length() && "=: \t".indexOf(text.charAt(end)) < 0) {
      end++;
    }
    key = text.substring(0, end);
    String rest = text.substring(end).strip();
    if (rest.startsWith("=") || rest.startsWith(":")) {
      rest = rest.substring(1).strip();
    }
    value = rest;
  }

  public boolean isComment() {
    return key == null;
  }

  public int intValue(int fallback) {
    if (value == null || value.isBlank()) {
      return fallback;
    }
    try {
      return Integer.parseInt(value.trim());
    } catch (NumberFormatException e) {
      return fallback;
    }
  }

  public boolean isOn() {
    return "true".equalsIgnoreCase(value) || "yes".equalsIgnoreCase(value) || "1".equals(value);
  }
}
