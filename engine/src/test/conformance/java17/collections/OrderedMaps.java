package collections;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/** LinkedHashMap in both orders, TreeMap and TreeSet with their views. */
public final class OrderedMaps {

  public static void main(String[] args) {
    accessOrder();
    LinkedHashSet<String> set = new LinkedHashSet<>(List.of("z", "a", "m"));
    set.add("a");
    set.remove("z");
    set.add("z");
    System.out.println(set);
    navigation();
    views();
    sets();
    randomTree();
  }

  private static void accessOrder() {
    Map<String, Integer> recent =
        new LinkedHashMap<>(4, 0.75f, true) {
          @Override
          protected boolean removeEldestEntry(Map.Entry<String, Integer> eldest) {
            return size() > 3;
          }
        };
    for (String key : "a b c a d b a e".split(" ")) {
      recent.merge(key, 1, Integer::sum);
      System.out.println(key + " -> " + recent);
    }
    recent.get("b");
    recent.getOrDefault("a", 0);
    System.out.println(recent.keySet());
  }

  private static void navigation() {
    NavigableMap<Integer, String> map = new TreeMap<>();
    for (int i = 0; i < 50; i += 7) {
      map.put(i, "v" + i);
    }
    for (int key : new int[] {-1, 0, 13, 14, 49, 100}) {
      System.out.println(
          key
              + ": "
              + map.floorKey(key)
              + " "
              + map.lowerKey(key)
              + " "
              + map.ceilingEntry(key)
              + " "
              + map.higherEntry(key));
    }
    System.out.println(map.firstEntry() + " " + map.pollLastEntry() + " " + map.lastKey());
    System.out.println(map.descendingMap() + " " + map.descendingKeySet());
    map.computeIfAbsent(1, k -> "new");
    map.compute(7, (k, v) -> null);
    System.out.println(map);
    try {
      map.firstEntry().setValue("x");
    } catch (UnsupportedOperationException e) {
      System.out.println("snapshot");
    }
    try {
      new TreeMap<String, Integer>().firstKey();
    } catch (java.util.NoSuchElementException e) {
      System.out.println("empty " + e.getMessage());
    }
    try {
      map.put(null, "x");
    } catch (NullPointerException e) {
      System.out.println("null key");
    }
  }

  private static void views() {
    TreeMap<String, Integer> map = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    for (String word : "Delta alpha CHARLIE bravo echo ALPHA Foxtrot".split(" ")) {
      map.put(word, word.length());
    }
    System.out.println(map);
    SortedMap<String, Integer> part = map.subMap("b", "e");
    part.put("baker", 0);
    System.out.println(part + " " + map.headMap("CHARLIE", true) + " " + map.tailMap("delta"));
    try {
      part.put("zulu", 1);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    part.clear();
    System.out.println(map + " " + map.get("ECHO") + " " + map.containsKey("charlie"));
  }

  private static void sets() {
    NavigableSet<String> set = new TreeSet<>(Comparator.comparing(String::length).reversed());
    set.addAll(List.of("one", "three", "four", "eleven", "six", "seven"));
    System.out.println(set + " " + set.first() + " " + set.pollFirst() + " " + set.higher("abcd"));
    System.out.println(set.headSet("xxxx") + " " + set.tailSet("xxxx", false));
    System.out.println(set.descendingSet());
  }

  private static void randomTree() {
    TreeMap<Integer, Integer> tree = new TreeMap<>();
    int seed = 12345;
    for (int i = 0; i < 500; i++) {
      seed = seed * 1103515245 + 12345;
      int key = (seed >>> 16) % 100;
      if ((seed & 0x1000) == 0) {
        tree.remove(key);
      } else {
        tree.merge(key, 1, Integer::sum);
      }
    }
    System.out.println(tree.size() + " " + tree.hashCode() + " " + tree.headMap(20));
  }
}
