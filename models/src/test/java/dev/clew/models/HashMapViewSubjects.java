package dev.clew.models;

import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** {@code HashMap}: its views, iterators and streams, copies and subclasses. */
@SuppressWarnings("all") // odd calls are what is tested
final class HashMapViewSubjects {

  private HashMapViewSubjects() {}

  static String viewOfKeys(String a, String b) {
    Map<String, Integer> map = Shown.map();
    map.put(a, 30);
    return map.keySet().contains(b)
        + " "
        + map.keySet().remove(b)
        + " "
        + map.keySet().remove("a")
        + map.size();
  }

  static String viewOfEntries(String a, String b) {
    Map<String, Integer> map = new HashMap<>();
    map.put(a, 1);
    map.put("abc", 2);
    return map.entrySet().contains(Map.entry(b == null ? "" : b, 1))
        + " "
        + map.values().contains(2)
        + map.values().remove(1)
        + map.size();
  }

  static String removeIf(String a, String b) {
    Map<String, Integer> map = new HashMap<>();
    map.put(a, 1);
    map.put(b, 2);
    map.put("abc", 3);
    map.keySet().removeIf(key -> "a".equals(key));
    map.values().removeIf(value -> value == 3);
    return Shown.of(map);
  }

  static String removeWhileIterating(String a, String b, String c) {
    Map<String, Integer> map = new HashMap<>();
    map.put(a, 1);
    map.put(b, 2);
    map.put(c, 3);
    Iterator<Map.Entry<String, Integer>> each = map.entrySet().iterator();
    while (each.hasNext()) {
      Map.Entry<String, Integer> entry = each.next();
      if (entry.getValue() == 2) {
        each.remove();
      } else {
        entry.setValue(map.get(entry.getKey()) * 10);
      }
    }
    return Shown.of(map) + map.containsKey(b);
  }

  static int changedWhileIterating(String a, String b) {
    Map<String, Integer> map = new HashMap<>();
    map.put("abc", 1);
    map.put("a", 2);
    int sum = 0;
    for (String key : map.keySet()) {
      map.put(a, 3);
      sum += map.getOrDefault(b, 10) + key.length();
    }
    return sum;
  }

  static String clear(String a, String b) {
    Map<String, Integer> map = new HashMap<>();
    map.put(a, 1);
    map.clear();
    map.put(b, 2);
    map.put("abc", 3);
    return Shown.of(map) + map.containsKey(a);
  }

  static String copies(String a, String b) {
    HashMap<String, Integer> map = new HashMap<>();
    map.put(a, 1);
    map.put(b, 2);
    Map<String, Integer> copy = new HashMap<>(map);
    copy.put("abc", 3);
    Object clone = map.clone();
    return Shown.of(copy) + Shown.of((Map<?, ?>) clone) + clone.equals(map);
  }

  static String putAll(String a, String b) {
    Map<String, Integer> map = new HashMap<>();
    map.put(a, 100);
    map.putAll(Shown.map());
    map.put(b, 200);
    return map.size() + " " + map.get("abc") + map.values();
  }

  static boolean equal(String a, String b, String c, String d) {
    Map<String, Integer> left = new HashMap<>();
    left.put(a, 1);
    left.put(b, 2);
    Map<String, Integer> right = new HashMap<>();
    right.put(c, 1);
    right.put(d, 2);
    return left.equals(right) && left.hashCode() == right.hashCode();
  }

  static int hashOf(String a, String b) {
    Map<String, String> map = new HashMap<>();
    map.put(a, b);
    map.put("abc", a);
    return map.hashCode() * 31 + map.keySet().hashCode();
  }

  static String forEach(String a, String b) {
    Map<String, Integer> map = new HashMap<>();
    map.put(a, 1);
    map.put(b, 2);
    map.put("abc", 3);
    StringBuilder text = new StringBuilder();
    map.forEach((key, value) -> text.append(value).append(map.get(key)));
    map.replaceAll((key, value) -> value + 1);
    return text.toString() + map.values();
  }

  static String streamed(String a, String b, String c) {
    Map<String, Integer> map = new HashMap<>();
    map.put(a, 1);
    map.put(b, 2);
    map.put(c, 3);
    return map.entrySet().stream()
        .filter(entry -> entry.getValue() > 1)
        .map(entry -> entry.getKey() + entry.getValue())
        .reduce("", (x, y) -> x + y);
  }

  static String grouped(String a, String b, String c) {
    Map<Integer, List<String>> groups =
        java.util.stream.Stream.of("" + a, "" + b, "" + c)
            .collect(Collectors.groupingBy(String::length));
    String text = "";
    for (Map.Entry<Integer, List<String>> group : groups.entrySet()) {
      text = text + group.getKey() + Shown.of(group.getValue());
    }
    return text;
  }

  static String linked(String a, String b, String c) {
    Map<String, Integer> map = new LinkedHashMap<>();
    map.put(a, 1);
    map.put(b, 2);
    map.put(c, 3);
    map.put("abc", 4);
    map.remove("a");
    map.put(a, 5);
    return Shown.of(map);
  }

  static String leastRecentlyUsed(String a, String b, String c) {
    Map<String, Integer> cache =
        new LinkedHashMap<>(16, 0.75f, true) {
          @Override
          protected boolean removeEldestEntry(Map.Entry<String, Integer> eldest) {
            return size() > 3;
          }
        };
    cache.put("a", 0);
    cache.put(a, 1);
    cache.put("abc", 2);
    cache.get("a");
    cache.get(c);
    cache.put(b, 3);
    cache.getOrDefault(a, 7);
    cache.put(c, 4);
    return Shown.of(cache);
  }
}
