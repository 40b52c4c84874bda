package programs;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/** A cache with a linked list of one's own, and memoisation with it. */
public final class LruCache<K, V> {

  private static final class Node<K, V> {
    final K key;
    V value;
    Node<K, V> before = this;
    Node<K, V> after = this;

    Node(K key, V value) {
      this.key = key;
      this.value = value;
    }

    void unlink() {
      before.after = after;
      after.before = before;
    }

    void linkAfter(Node<K, V> other) {
      before = other;
      after = other.after;
      after.before = this;
      other.after = this;
    }
  }

  private final Map<K, Node<K, V>> nodes = new HashMap<>();
  private final Node<K, V> head = new Node<>(null, null);
  private final int capacity;
  private int hits;
  private int misses;

  LruCache(int capacity) {
    this.capacity = capacity;
  }

  V get(K key, Function<? super K, ? extends V> load) {
    Node<K, V> node = nodes.get(key);
    if (node == null) {
      misses++;
      node = new Node<>(key, load.apply(key));
      nodes.put(key, node);
      if (nodes.size() > capacity) {
        Node<K, V> oldest = head.before;
        oldest.unlink();
        nodes.remove(oldest.key);
      }
    } else {
      hits++;
      node.unlink();
    }
    node.linkAfter(head);
    return node.value;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("{");
    for (Node<K, V> node = head.after; node != head; node = node.after) {
      text.append(node.key).append('=').append(node.value).append(node.after == head ? "" : ", ");
    }
    return text.append("} ").append(hits).append('/').append(misses).toString();
  }

  public static void main(String[] args) {
    LruCache<String, Integer> cache = new LruCache<>(3);
    for (String key : "a bb ccc a dddd bb a eeeee ccc a".split(" ")) {
      int value = cache.get(key, String::length);
      System.out.println(key + " " + value + " " + cache);
    }
    try {
      cache.get(
          "fail",
          key -> {
            throw new IllegalStateException("cannot load " + key);
          });
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage() + " " + cache);
    }
    LruCache<Integer, Long> fibonacci = new LruCache<>(100);
    Function<Integer, Long>[] self = newArray();
    self[0] = n -> n < 2 ? (long) n : fibonacci.get(n - 1, self[0]) + fibonacci.get(n - 2, self[0]);
    System.out.println(fibonacci.get(80, self[0]) + " " + fibonacci.hits + " " + fibonacci.misses);
    LruCache<Object, String> nulls = new LruCache<>(1);
    System.out.println(nulls.get(null, k -> "null key") + nulls.get(null, k -> "again") + nulls);
  }

  @SuppressWarnings("unchecked")
  private static <T> T[] newArray() {
    return (T[]) new Function<?, ?>[1];
  }
}
