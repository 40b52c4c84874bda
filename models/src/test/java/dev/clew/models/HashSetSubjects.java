package dev.clew.models;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** {@code HashSet}, and maps with keys of other classes than {@code String}. */
@SuppressWarnings("all") // odd calls are what is tested
final class HashSetSubjects {

  private HashSetSubjects() {}

  record Point(int x, String y) {}

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
    return Shown.of(Arrays.asList(set.toArray())) + set.stream().skip(1).findFirst().get();
  }

  static String linkedSet(String a, String b, String c) {
    Set<String> set = new LinkedHashSet<>();
    set.add(a);
    set.add(b);
    set.add(c);
    set.add("abc");
    set.retainAll(Set.of("abc", "a", "" + c));
    return Shown.of(set);
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
    return Shown.of(counts);
  }

  static String doubles(double a, double b) {
    Map<Double, Integer> map = new HashMap<>();
    map.put(0.0, 1);
    map.put(Double.NaN, 2);
    map.put(a, 3);
    return map.get(b) + " " + map.get(-0.0) + map.size();
  }

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
