package collections;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;

/** HashMap: order by hash, growth, colliding keys, bins that become trees and lists again. */
public final class HashMaps {

  /** All keys of one colour have the same hash code; some compare, so that trees have an order. */
  record Key(int number, int hash) implements Comparable<Key> {
    @Override
    public int hashCode() {
      return hash;
    }

    @Override
    public int compareTo(Key other) {
      return Integer.compare(number, other.number);
    }
  }

  /** The same without an order: a tree falls back to class names and identity. */
  static final class Dull {
    private final int number;

    Dull(int number) {
      this.number = number;
    }

    @Override
    public int hashCode() {
      return 42;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Dull dull && dull.number == number;
    }
  }

  public static void main(String[] args) {
    Map<String, Integer> counts = new HashMap<>();
    for (String word : "a rose is a rose is a rose and nothing but a rose".split(" ")) {
      counts.merge(word, 1, Integer::sum);
    }
    System.out.println(counts);
    System.out.println(counts.keySet() + " " + counts.values());
    counts.put(null, -1);
    System.out.println(counts.get(null) + " " + counts.containsKey("b") + " " + counts);
    System.out.println(counts.putIfAbsent("rose", 9) + " " + counts.putIfAbsent("thorn", 1));
    System.out.println(counts.computeIfAbsent("leaf", String::length));
    System.out.println(counts.computeIfPresent("is", (k, v) -> null));
    System.out.println(counts.compute("a", (k, v) -> v == null ? 0 : v * 10));
    System.out.println(counts.getOrDefault("zebra", 77) + " " + counts.replace("but", 5));
    System.out.println(counts.remove("but", 4) + " " + counts.remove("but", 5) + " " + counts);
    counts.replaceAll((key, value) -> value + 1);
    counts.entrySet().removeIf(entry -> entry.getValue() > 4);
    System.out.println(counts + " " + counts.hashCode());
    growth();
    collisions();
    dull();
    Map<Object, Object> mixed = new HashMap<>(Map.of("k", 1));
    mixed.put(1L, "long");
    mixed.put(1, "int");
    mixed.put('1', "char");
    System.out.println(mixed.get(1) + " " + mixed.get(1L) + " " + mixed.get((short) 1));
    try {
      for (Object key : mixed.keySet()) {
        mixed.put(key + "!", 0);
      }
    } catch (java.util.ConcurrentModificationException e) {
      System.out.println("modified while iterating");
    }
  }

  private static void growth() {
    Map<Integer, Integer> squares = new HashMap<>(2, 0.5f);
    for (int i = -50; i < 1000; i += 7) {
      squares.put(i * i, i);
    }
    long checksum = 0;
    for (Map.Entry<Integer, Integer> entry : squares.entrySet()) {
      checksum = checksum * 31 + entry.getKey() ^ entry.getValue();
    }
    System.out.println(squares.size() + " " + checksum);
    Set<Long> longs = new HashSet<>();
    for (long i = 1; i < 1L << 40; i *= 3) {
      longs.add(i);
      longs.add(-i);
    }
    System.out.println(longs);
  }

  private static void collisions() {
    Map<Key, String> map = new HashMap<>();
    for (int i = 0; i < 300; i++) {
      map.put(new Key(i, i % 3 * 0x10000), "v" + i);
    }
    System.out.println(map.size() + " " + map.get(new Key(7, 0x10000)));
    System.out.println(map.get(new Key(7, 0)) + " " + map.containsKey(new Key(299, 0x20000)));
    int kept = 0;
    for (Iterator<Key> keys = map.keySet().iterator(); keys.hasNext(); ) {
      if (keys.next().number() % 50 != 0) {
        keys.remove();
      } else {
        kept++;
      }
    }
    System.out.println(kept + " " + map);
  }

  private static void dull() {
    Map<Dull, Integer> map = new HashMap<>();
    for (int i = 0; i < 100; i++) {
      map.put(new Dull(i % 60), i);
    }
    int sum = 0;
    for (int i = 0; i < 60; i++) {
      sum = sum * 7 + map.get(new Dull(i));
    }
    System.out.println(map.size() + " " + sum + " " + map.remove(new Dull(59)));
  }
}
