package dev.clew.neighbours;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A tiny reader of JSON values. */
public class JsonReader {

  private final String text;
  private int at;

  private JsonReader(String text) {
    this.text = text;
  }

  public static String kind(String json) {
    JsonReader reader = new JsonReader(json);
    Object value = reader.value();
    reader.blanks();
    if (reader.at < json.length()) {
      throw new IllegalArgumentException("something follows at " + reader.at);
    }
    if (value == null) {
      return "null";
    }
    return value instanceof Map ? "object"
        : value instanceof List ? "array of " + ((List<?>) value).size()
        : value.toString();
  }

  private Object value() {
    blanks();
    if (at == text.length()) {
      throw new IllegalArgumentException("unexpected end");
    }
    char c = text.charAt(at);
    if (c == '{') {
      return object();
    }
    if (c == '[') {
      return array();
    }
    if (c == '"') {
      return string();
    }
    if (c == '-' || Character.isDigit(c)) {
      return number();
    }
    return word();
  }

  private void blanks() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
  }

  private boolean skip(char expected) {
    blanks();
    if (at < text.length() && text.charAt(at) == expected) {
      at++;
      return true;
    }
    return false;
  }

  private void expect(char expected) {
    if (!skip(expected)) {
      throw new IllegalArgumentException("expected " + expected + " at " + at);
    }
  }

  private Map<String, Object> object() {
    Map<String, Object> members = new LinkedHashMap<>();
    expect('{');
    if (skip('}')) {
      return members;
    }
    do {
      blanks();
      String name = string();
      expect(':');
      members.put(name, value());
    } while (skip(','));
    expect('}');
    return members;
  }

  private List<Object> array() {
    List<Object> elements = new ArrayList<>();
    expect('[');
    if (skip(']')) {
      return elements;
    }
    do {
      elements.add(value());
    } while (skip(','));
    expect(']');
    return elements;
  }

  private String string() {
    expect('"');
    int end = text.indexOf('"', at);
    if (end < 0) {
      throw new IllegalArgumentException("string is not closed");
    }
    String content = text.substring(at, end);
    at = end + 1;
    return content;
  }

  private Object number() {
    int start = at;
    while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
    return Double.valueOf(text.substring(start, at));
  }

  private Object word() {
    if (text.startsWith("true", at)) {
      at += 4;
      return Boolean.TRUE;
    }
    if (text.startsWith("false", at)) {
      at += 5;
      return Boolean.FALSE;
    }
    if (text.startsWith("null", at)) {
      at += 4;
      return null;
    }
    throw new IllegalArgumentException("unexpected " + text.charAt(at));
  }
}
