package dev.clew.models;

import java.util.HashMap;
import java.util.Map;

/** What the subjects about hashed collections share: a map, and what is in one as a text. */
final class Shown {

  private Shown() {}

  /** As {@code toString} has it, without a builder. */
  static String of(Map<?, ?> map) {
    String text = "";
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      text = text + entry.getKey() + "=" + entry.getValue() + ",";
    }
    return text;
  }

  static String of(Iterable<?> values) {
    String text = "";
    for (Object value : values) {
      text = text + value + ",";
    }
    return text;
  }

  /** A map with known entries, two of whose keys have the same hash code. */
  static Map<String, Integer> map() {
    Map<String, Integer> map = new HashMap<>();
    String[] keys = {"a", "ab", "abc", "", " ", "0", "7", "true", "x.y.z", "Aa", "BB"};
    for (int i = 0; i < keys.length; i++) {
      map.put(keys[i], i);
    }
    return map;
  }
}
