package dev.clew.neighbours;

import java.util.LinkedHashMap;
import java.util.Map;

/** Parameters of a URL. */
public class QueryString {

  public static String get(String query, String name) {
    if (query == null || query.isEmpty()) {
      return null;
    }
    String text = query.charAt(0) == '?' ? query.substring(1) : query;
    for (String pair : text.split("&")) {
      int equals = pair.indexOf('=');
      String key = equals < 0 ? pair : pair.substring(0, equals);
      if (key.equals(name)) {
        return equals < 0 ? "" : decode(pair.substring(equals + 1));
      }
    }
    return null;
  }

  public static int count(String query) {
    Map<String, String> parameters = new LinkedHashMap<>();
    for (String pair : query.split("&")) {
      String[] parts = pair.split("=", 2);
      if (!parts[0].isEmpty()) {
        parameters.put(parts[0], parts.length > 1 ? parts[1] : "");
      }
    }
    return parameters.size();
  }

  static String decode(String text) {
    StringBuilder decoded = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '+') {
        decoded.append(' ');
      } else if (c == '%') {
        if (i + 2 >= text.length()) {
          throw new IllegalArgumentException("incomplete escape");
        }
        decoded.append((char) Integer.parseInt(text.substring(i + 1, i + 3), 16));
        i += 2;
      } else {
        decoded.append(c);
      }
    }
    return decoded.toString();
  }
}
