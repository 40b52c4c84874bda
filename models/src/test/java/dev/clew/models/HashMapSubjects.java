package dev.clew.models;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Hash maps and sets with keys that are not known. */
@SuppressWarnings("all") // odd calls are what is tested
final class HashMapSubjects {

  private HashMapSubjects() {}

  /** As {@code toString} has it, without a builder. */
  private static String shown(Map<?, ?> map) {
    String text = "";
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      text = text + entry.getKey() + "=" + entry.getValue() + ",";
    }
    return text;
  }

  private static String shown(Iterable<?> values) {
    String text = "";
    for (Object value : values) {
      text = text + value + ",";
    }
    return text;
  }

  private static Map<String, Integer> known() {
    Map<String, Integer> map = new HashMap<>();
    String[] keys = {"a", "ab", "abc", "", " ", "0", "7", "true", "x.y.z", "Aa", "BB"};
    for (int i = 0; i < keys.length; i++) {
      map.put(keys[i], i);
    }
    return map;
  }

  static int get(String k) {
    Integer found = known().get(k);
    return found == null ? -1 : found;
  }

  static boolean getIsNull(String k) {
    return known().get(k) == null;
  }

  static int getOrDefault(String k, int other) {
    return known().getOrDefault(k, other);
  }

  static boolean containsKey(String k) {
    return known().containsKey(k);
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
    Map<String, Integer> map = known();
    Integer old = map.put(k, 99);
    return old + " " + map.size() + " " + map.get(k) + " " + map.get("a");
  }

  static String putThenPrint(String a, String b) {
    Map<String, Integer> map = new HashMap<>();
    map.put(a, 1);
    map.put(b, 2);
    return shown(map);
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
    Map<String, Integer> map = known();
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
    return groups.size() + " " + shown(groups.get(a)) + shown(groups.get(b));
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
    Map<String, Integer> map = known();
    return map.putIfAbsent(a, 50) + " " + map.putIfAbsent(b, 51) + " " + map.get(b) + map.size();
  }

  static String replace(String a, String b) {
    Map<String, Integer> map = known();
    map.put(a, 70);
    return map.replace(b, 5) + " " + map.replace(a, 70, 71) + " " + map.get(a) + map.get(b);
  }

  static String remove(String a, String b) {
    Map<String, Integer> map = known();
    map.put(a, 30);
    Integer gone = map.remove(b);
    return gone + " " + map.size() + " " + map.containsKey(a) + map.values();
  }

  static String removePair(String a, String b, int n) {
    Map<String, Integer> map = known();
    map.put(a, n);
    return map.remove(b, 2) + " " + map.remove(a, n) + " " + map.size();
  }

  static String viewOfKeys(String a, String b) {
    Map<String, Integer> map = known();
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
    return shown(map);
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
    return shown(map) + map.containsKey(b);
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
    return shown(map) + map.containsKey(a);
  }

  static String copies(String a, String b) {
    HashMap<String, Integer> map = new HashMap<>();
    map.put(a, 1);
    map.put(b, 2);
    Map<String, Integer> copy = new HashMap<>(map);
    copy.put("abc", 3);
    Object clone = map.clone();
    return shown(copy) + shown((Map<?, ?>) clone) + clone.equals(map);
  }

  static String putAll(String a, String b) {
    Map<String, Integer> map = new HashMap<>();
    map.put(a, 100);
    map.putAll(known());
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
      text = text + group.getKey() + shown(group.getValue());
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
    return shown(map);
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
    return shown(cache);
  }

  static String set(String a, String b, String c) {
    Set<String> set = new HashSet<>();
    boolean first = set.add(a);
    boolean second = set.add(b);
    return first + " " + second + " " + set.contains(c) + set.remove(c) + set.size();
  }

  static String setOrder(String a, String b, String c) {
    Set<String> set = new HashSet<>(List.of("abc", "Aa", "BB"));
    set.add(a);
    set.add(b);
    set.add(c);
    return shown(Arrays.asList(set.toArray())) + set.stream().skip(1).findFirst().get();
  }

  static String linkedSet(String a, String b, String c) {
    Set<String> set = new LinkedHashSet<>();
    set.add(a);
    set.add(b);
    set.add(c);
    set.add("abc");
    set.retainAll(Set.of("abc", "a", "" + c));
    return shown(set);
  }

  static String boxes(int a, int b, long c) {
    Map<Object, Integer> map = new HashMap<>();
    map.put(1, 10);
    map.put(1L, 11);
    map.put("1", 12);
    map.put(a, 1);
    map.put(c, 3);
    map.put(b, 2);
    return map.get(a) + " " + map.get(c) + " " + map.get(1) + " " + map.size() + map.values();
  }

  static String characters(String s) {
    Map<Character, Integer> counts = new HashMap<>();
    for (int i = 0; i < s.length() && i < 4; i++) {
      counts.merge(s.charAt(i), 1, Integer::sum);
    }
    return shown(counts);
  }

  static String doubles(double a, double b) {
    Map<Double, Integer> map = new HashMap<>();
    map.put(0.0, 1);
    map.put(Double.NaN, 2);
    map.put(a, 3);
    return map.get(b) + " " + map.get(-0.0) + map.size();
  }

  record Point(int x, String y) {}

  static String records(int x, String y, String z) {
    Map<Point, Integer> map = new HashMap<>();
    map.put(new Point(1, "abc"), 1);
    map.put(new Point(x, y), 2);
    map.put(new Point(2, z), 3);
    return map.get(new Point(1, "abc")) + " " + map.get(new Point(x, z)) + map.values();
  }

  static String mixed(int x, String a, String b) {
    Map<Object, String> map = new HashMap<>();
    map.put(new Point(x, a), "p");
    map.put(a, "a");
    map.put(x, "x");
    map.put(b, "b");
    map.remove(a);
    return map.get(new Point(x, b)) + map.get(b) + map.get(x) + map.values();
  }
}
