package dev.clew.neighbours;

import java.util.HashMap;
import java.util.Map;

/** Fills ${name} in texts. */
public class Template {

  private final Map<String, String> values = new HashMap<>();

  private Template() {
    values.put("name", "World");
    values.put("lang", "en");
  }

  public static String render(String text) {
    return new Template().fill(text);
  }

  private String fill(String text) {
    StringBuilder out = new StringBuilder();
    int from = 0;
    while (true) {
      int start = text.indexOf("${", from);
      if (start < 0) {
        return out.append(text.substring(from)).toString();
      }
      int end = text.indexOf('}', start);
      if (end < 0) {
        throw new IllegalArgumentException("not closed: " + text.substring(start));
      }
      out.append(text, from, start);
      String name = text.substring(start + 2, end);
      int colon = name.indexOf(':');
      String value = values.get(colon < 0 ? name : name.substring(0, colon));
      if (value == null && colon >= 0) {
        value = name.substring(colon + 1);
      }
      if (value == null) {
        throw new IllegalArgumentException("no value for " + name);
      }
      out.append(value);
      from = end + 1;
    }
  }
}
