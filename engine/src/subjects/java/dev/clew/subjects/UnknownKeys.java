package dev.clew.subjects;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Collections that are asked for, or hold, keys and elements that nobody knows. */
final class UnknownKeys {

  private UnknownKeys() {}

  static Map<String, Integer> ten(Map<String, Integer> map) {
    for (int i = 0; i < 10; i++) {
      map.put("key" + i, i);
    }
    return map;
  }

  static int number(String s) {
    return s.matches("key[0-9]") ? s.charAt(3) - '0' : -1;
  }

  static int get(String k) { // paths 12
    if (k == null) {
      return -2; // returns 1: k == null
    }
    Integer found = ten(new HashMap<>()).get(k);
    return found == null ? -1 : found; // returns 1: UnknownKeys.number(k) < 0; returns 10: UnknownKeys.number(k) >= 0
  }

  static int getIsNull(String k) { // paths 3
    if (k == null) {
      return -2; // returns 1: k == null
    }
    Integer found = ten(new HashMap<>()).get(k);
    return found == null ? -1 : 1; // returns 1: UnknownKeys.number(k) < 0; returns 1: UnknownKeys.number(k) >= 0
  }

  static int containsKey(String k) { // paths 3
    if (k == null) {
      return -2; // returns 1: k == null
    }
    return ten(new LinkedHashMap<>()).containsKey(k) ? 1 : 0; // returns 1: UnknownKeys.number(k) >= 0; returns 1: UnknownKeys.number(k) < 0
  }

  static int inTree(String k) { // paths 12
    if (k == null) {
      return -2; // returns 1: k == null
    }
    Integer found = ten(new TreeMap<>()).get(k);
    return found == null ? -1 : found; // returns 1: UnknownKeys.number(k) < 0; returns 10: UnknownKeys.number(k) >= 0
  }

  static int inList(String k) { // paths 3
    List<String> list = new ArrayList<>(ten(new TreeMap<>()).keySet());
    if (k == null) {
      return -2; // returns 1: k == null
    }
    return list.contains(k) ? 1 : 0; // returns 1: UnknownKeys.number(k) >= 0; returns 1: UnknownKeys.number(k) < 0
  }

  static int inSetOf(String k) { // paths 3
    if (k == null) {
      return -2; // returns 1: k == null
    }
    return Set.of("a", "b", "c").contains(k) ? 1 : 0; // returns 1: java.util.Set.of("a", "b", "c").contains(k); returns 1: !java.util.Set.of("a", "b", "c").contains(k)
  }

  static int box(int k) { // paths 2
    Map<Integer, String> map = new HashMap<>();
    for (int i = 0; i < 10; i++) {
      map.put(i * i, "square");
    }
    return map.get(k) == null ? 0 : 1; // returns 1: Math.sqrt(k) != Math.rint(Math.sqrt(k)) || k > 81; returns 1: Math.sqrt(k) == Math.rint(Math.sqrt(k)) && k <= 81
  }

  static int put(String a, String b) { // paths 4
    if (a == null || b == null) {
      return 0; // returns 2: a == null || b == null
    }
    Map<String, Integer> map = new HashMap<>();
    map.put(a, 1);
    map.put(b, 2);
    return map.get(a) * 10 + map.size(); // returns 1: a.equals(b); returns 1: !a.equals(b)
  }

  static boolean isBefore(String a, String b) {
    int x = a.hashCode();
    int y = b.hashCode();
    int first = (x ^ (x >>> 16)) & 15;
    int second = (y ^ (y >>> 16)) & 15;
    return first < second;
  }

  /* Each of the two comes first. */
  static int order(String a, String b) { // paths 5
    if (a == null || b == null) {
      return 0; // returns 2: a == null || b == null
    }
    Set<String> set = new HashSet<>();
    set.add(a);
    set.add(b);
    return set.iterator().next().equals(a) ? 1 : 2; // returns 1: a.equals(b); returns 1: !a.equals(b) && !UnknownKeys.isBefore(b, a); returns 1: !a.equals(b) && UnknownKeys.isBefore(b, a)
  }

  static int linked(String a, String b) { // paths 4
    if (a == null || b == null) {
      return 0; // returns 2: a == null || b == null
    }
    Map<String, Integer> map = new LinkedHashMap<>();
    map.put(a, 1);
    map.put(b, 2);
    int sum = 0;
    for (int value : map.values()) {
      sum = sum * 10 + value;
    }
    return sum; // returns 1: a.equals(b); returns 1: !a.equals(b)
  }

  static int counts(String a, String b) { // paths 4
    if (a == null || b == null) {
      return 0; // returns 2: a == null || b == null
    }
    Map<String, Integer> map = new HashMap<>();
    map.merge(a, 1, Integer::sum);
    map.merge(b, 1, Integer::sum);
    return map.get(a); // returns 1: a.equals(b); returns 1: !a.equals(b)
  }

  static int changed(String a) { // paths 4
    Map<String, Integer> map = new HashMap<>();
    map.put("a", 1);
    map.put("b", 2);
    if (a == null) {
      return -1; // returns 1: a == null
    }
    for (String key : map.keySet()) { // throws ConcurrentModificationException 1: !a.equals("a") && !a.equals("b")
      map.put(a, key.length());
    }
    return map.size(); // returns 2: a.equals("a") || a.equals("b")
  }
}
