package dev.clew.models;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** {@code HashMap}: entries looked up, put, computed and removed, and their order. */
@SuppressWarnings("all") // odd calls are what is tested
final class HashMapSubjects {

  private HashMapSubjects() {}

  static int get(String k) {
    Integer found = Shown.map().get(k);
    return found == null ? -1 : found;
  }

  static boolean getIsNull(String k) {
    return Shown.map().get(k) == null;
  }

  static int getOrDefault(String k, int other) {
    return Shown.map().getOrDefault(k, other);
  }

  static boolean containsKey(String k) {
    return Shown.map().containsKey(k);
  }

  static boolean getOfNullKey(String k) {
    Map<String, String> map = new HashMap<>();
    map.put(null, "none");
    map.put("a", null);
    return map.get(k) == null;
  }

  static String getFromUnknown(String a, String b, String k) {
    Map<String, String> map = new HashMap<>();
    map.put(a, "1");
    map.put(b, "2");
    return map.get(k);
  }

  static String getKnownFromUnknown(String a, String b) {
    Map<String, String> map = new HashMap<>();
    map.put(a, "1");
    map.put("abc", "2");
    map.put(b, "3");
    return map.get("abc") + map.get("a") + map.get(null) + map.size();
  }

  static String put(String k) {
    Map<String, Integer> map = Shown.map();
    Integer old = map.put(k, 99);
    return old + " " + map.size() + " " + map.get(k) + " " + map.get("a");
  }

  static String putThenPrint(String a, String b) {
    Map<String, Integer> map = new HashMap<>();
    map.put(a, 1);
    map.put(b, 2);
    return Shown.of(map);
  }

  static String order(String a, String b, String c) {
    Map<String, Integer> map = new HashMap<>();
    map.put("abc", 0);
    map.put(a, 1);
    map.put("Aa", 2);
    map.put(b, 3);
    map.put(c, 4);
    StringBuilder text = new StringBuilder();
    for (Map.Entry<String, Integer> entry : map.entrySet()) {
      text.append(entry.getValue());
    }
    return text.toString();
  }

  static String orderAfterGrowth(String a, String b) {
    Map<String, Integer> map = Shown.map();
    map.put(a, 20);
    map.put("another", 21);
    map.put(b, 22);
    map.put("more", 23);
    return map.values().toString();
  }

  static String orderOfSmallTable(String a, String b, String c, String d) {
    Map<String, Integer> map = new HashMap<>(2);
    map.put(a, 1);
    map.put(b, 2);
    map.put(c, 3);
    map.put(d, 4);
    return map.values().toString();
  }

  static String orderOfMany(String a, String b, String c, String d, String e) {
    Map<String, Integer> map = new HashMap<>(4, 0.5f);
    String[] keys = {a, b, c, d, e, a + b, b + c, c + d, d + e, e + a};
    for (int i = 0; i < keys.length; i++) {
      map.put(keys[i], i);
    }
    return map.values().toString();
  }

  static String orderOfComputed(String a, String b, String c) {
    Map<String, Integer> map = new HashMap<>(4);
    map.put("abc", 0);
    map.computeIfAbsent(a, key -> 1);
    map.merge(b, 2, Integer::sum);
    map.compute(c, (key, old) -> old == null ? 3 : old * 10);
    map.put(a + c, 5);
    return map.values().toString();
  }

  static String computeIfAbsent(String a, String b) {
    Map<String, List<String>> groups = new HashMap<>();
    groups.computeIfAbsent(a, key -> new ArrayList<>()).add(b);
    groups.computeIfAbsent(b, key -> new ArrayList<>()).add(a);
    return groups.size() + " " + Shown.of(groups.get(a)) + Shown.of(groups.get(b));
  }

  static String computeWithinCompute(String a, String b) {
    Map<String, String> map = new HashMap<>();
    map.put(b, "1");
    map.computeIfAbsent(a, key -> map.get(b) + map.containsKey("abc"));
    return map.get(a) + map.size();
  }

  static int computeThatChanges(String a, String b) {
    Map<String, Integer> map = new HashMap<>();
    map.put("abc", 1);
    map.computeIfAbsent(
        a,
        key -> {
          map.put(b, 2);
          return 3;
        });
    return map.size();
  }

  static String merge(String a, String b, String c) {
    Map<String, Integer> counts = new HashMap<>();
    for (String word : new String[] {a, b, c, a}) {
      counts.merge(word, 1, Integer::sum);
    }
    return counts.get(a) + " " + counts.get(c) + " " + counts.size();
  }

  static String mergeToNothing(String a, String b) {
    Map<String, Integer> map = new HashMap<>();
    map.put(a, 1);
    map.merge(b, 2, (x, y) -> null);
    return map.containsKey(a) + " " + map.size();
  }

  static String compute(String a, String b) {
    Map<String, String> map = new HashMap<>();
    map.put(a, "x");
    map.compute(b, (key, old) -> old == null ? key : null);
    map.computeIfPresent("abc", (key, old) -> old + key);
    return map.get(a) + map.get(b) + map.size();
  }

  static String putIfAbsent(String a, String b) {
    Map<String, Integer> map = Shown.map();
    return map.putIfAbsent(a, 50) + " " + map.putIfAbsent(b, 51) + " " + map.get(b) + map.size();
  }

  static String replace(String a, String b) {
    Map<String, Integer> map = Shown.map();
    map.put(a, 70);
    return map.replace(b, 5) + " " + map.replace(a, 70, 71) + " " + map.get(a) + map.get(b);
  }

  static String remove(String a, String b) {
    Map<String, Integer> map = Shown.map();
    map.put(a, 30);
    Integer gone = map.remove(b);
    return gone + " " + map.size() + " " + map.containsKey(a) + map.values();
  }

  static String removePair(String a, String b, int n) {
    Map<String, Integer> map = Shown.map();
    map.put(a, n);
    return map.remove(b, 2) + " " + map.remove(a, n) + " " + map.size();
  }
}
