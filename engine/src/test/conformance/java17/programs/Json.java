package programs;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A JSON parser and printer that come back to where they started. */
public final class Json {

  private final String text;
  private int at;

  Json(String text) {
    this.text = text;
  }

  static Object parse(String text) {
    Json json = new Json(text);
    Object value = json.value();
    json.blanks();
    if (json.at < text.length()) {
      throw json.error("end expected");
    }
    return value;
  }

  private IllegalArgumentException error(String message) {
    return new IllegalArgumentException(message + " at " + at);
  }

  private void blanks() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
  }

  private char peek() {
    blanks();
    if (at == text.length()) {
      throw error("more expected");
    }
    return text.charAt(at);
  }

  private boolean accept(char c) {
    boolean found = peek() == c;
    at += found ? 1 : 0;
    return found;
  }

  private void expect(char c) {
    if (!accept(c)) {
      throw error("'" + c + "' expected");
    }
  }

  private Object value() {
    return switch (peek()) {
      case '{' -> object();
      case '[' -> array();
      case '"' -> string();
      case 't', 'f', 'n' -> word();
      default -> number();
    };
  }

  private Map<String, Object> object() {
    Map<String, Object> map = new LinkedHashMap<>();
    expect('{');
    while (peek() != '}') {
      String key = string();
      expect(':');
      map.put(key, value());
      if (!accept(',')) {
        break;
      }
    }
    expect('}');
    return map;
  }

  private List<Object> array() {
    List<Object> list = new ArrayList<>();
    expect('[');
    while (peek() != ']') {
      list.add(value());
      if (!accept(',')) {
        break;
      }
    }
    expect(']');
    return list;
  }

  private String string() {
    expect('"');
    StringBuilder value = new StringBuilder();
    while (at < text.length()) {
      char c = text.charAt(at++);
      if (c == '"') {
        return value.toString();
      }
      if (c == '\\') {
        c = text.charAt(at++);
        int index = "nrtbf".indexOf(c);
        if (c == 'u') {
          c = (char) Integer.parseInt(text.substring(at, at += 4), 16);
        } else if (index >= 0) {
          c = "\n\r\t\b\f".charAt(index);
        }
      }
      value.append(c);
    }
    throw error("unterminated string");
  }

  private Object word() {
    for (String word : List.of("true", "false", "null")) {
      if (text.startsWith(word, at)) {
        at += word.length();
        return word.equals("null") ? null : Boolean.valueOf(word);
      }
    }
    throw error("unknown word");
  }

  private Object number() {
    int start = at;
    while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
    String digits = text.substring(start, at);
    try {
      return digits.matches("-?\\d+")
          ? (Object) Long.parseLong(digits)
          : (Object) Double.parseDouble(digits);
    } catch (NumberFormatException e) {
      throw error("number expected");
    }
  }

  static String print(Object value) {
    if (value instanceof Map<?, ?> map) {
      List<String> members = new ArrayList<>();
      map.forEach((key, each) -> members.add(print(key) + ":" + print(each)));
      return "{" + String.join(",", members) + "}";
    } else if (value instanceof List<?> list) {
      return "[" + String.join(",", list.stream().map(Json::print).toList()) + "]";
    } else if (value instanceof String s) {
      StringBuilder escaped = new StringBuilder("\"");
      for (char c : s.toCharArray()) {
        escaped.append(
            c == '"' || c == '\\'
                ? "\\" + c
                : c < ' ' || c > '~' ? String.format("\\u%04x", (int) c) : String.valueOf(c));
      }
      return escaped.append('"').toString();
    }
    return String.valueOf(value);
  }

  public static void main(String[] args) {
    String[] samples = {
      "{}",
      "[]",
      "null",
      "true",
      "-12",
      "1.5e3",
      "\"a\\\"b\\u0041\\n\\ud83d\\ude00\"",
      " { \"a\" : [ 1 , 2.0 , { \"b\" : null } ] , \"c\" : false } ",
      "[[[[]]]]",
      "{\"k\":1,\"k\":2}",
      "[1,]",
      "{\"a\"}",
      "[1 2]",
      "tru",
      "\"open",
      "",
      "1.2.3",
      "{\"a\":}",
      "99999999999999999999",
      "[true,false,null]"
    };
    for (String sample : samples) {
      try {
        Object value = parse(sample);
        String printed = print(value);
        System.out.println(
            printed
                + " "
                + print(parse(printed)).equals(printed)
                + " "
                + (value == null ? "null" : value.getClass().getSimpleName()));
      } catch (RuntimeException e) {
        System.out.println(sample + " -> " + e.getClass().getSimpleName() + ": " + e.getMessage());
      }
    }
  }
}
