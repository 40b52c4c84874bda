package collections;

import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.LinkedBlockingQueue;

/** The concurrent collections, used by one thread. */
public final class ConcurrentCollections {

  public static void main(String[] args) throws InterruptedException {
    hashMap();
    skipList();
    copies();
    queues();
  }

  private static void hashMap() {
    ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
    for (int i = 0; i < 200; i++) {
      map.merge("k" + i % 13, i, Integer::sum);
    }
    System.out.println(map.size() + " " + map.mappingCount() + " " + map);
    System.out.println(map.putIfAbsent("k1", 0) + " " + map.replace("k1", 1, 2));
    System.out.println(map.computeIfAbsent("new", String::length) + " " + map.remove("k2", 9));
    System.out.println(map.reduceValues(Long.MAX_VALUE, Integer::sum));
    String found = map.search(Long.MAX_VALUE, (k, v) -> v == 3 ? k : null);
    System.out.println(found);
    for (String key : map.keySet()) {
      if (key.endsWith("1")) {
        map.remove(key); // allowed while iterating
      }
    }
    System.out.println(map.containsKey("k11") + " " + map.containsValue(3) + " " + map.size());
    try {
      map.put("null", null);
    } catch (NullPointerException e) {
      System.out.println("no null values");
    }
    ConcurrentHashMap<Object, Integer> colliding = new ConcurrentHashMap<>();
    for (int i = 0; i < 40; i++) {
      String text = (i % 2 == 0 ? "Aa" : "BB") + (i / 2 % 2 == 0 ? "Aa" : "BB") + i / 4;
      colliding.put(text, i);
    }
    System.out.println(colliding.size() + " " + colliding.get("AaBB3") + colliding.get("BBBB9"));
    System.out.println(ConcurrentHashMap.<Integer>newKeySet().add(3));
  }

  private static void skipList() {
    ConcurrentSkipListMap<Integer, String> map = new ConcurrentSkipListMap<>();
    for (int i = 0; i < 100; i++) {
      map.put(i * 37 % 101, "v" + i);
    }
    System.out.println(map.firstKey() + " " + map.lastEntry() + " " + map.ceilingKey(50));
    System.out.println(map.subMap(10, true, 15, false) + " " + map.pollFirstEntry());
    map.keySet().removeIf(key -> key % 10 != 0);
    System.out.println(map + " " + map.descendingKeySet());
    System.out.println(new ConcurrentSkipListSet<>(List.of("b", "c", "a")).headSet("c"));
  }

  private static void copies() {
    CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>(List.of(1, 2, 3));
    for (Integer value : list) {
      list.add(value * 10); // does not disturb the iteration
    }
    System.out.println(list + " " + list.addIfAbsent(20) + " " + list.addIfAbsent(21));
    Iterator<Integer> iterator = list.iterator();
    iterator.next();
    try {
      iterator.remove();
    } catch (UnsupportedOperationException e) {
      System.out.println("a snapshot is not written");
    }
    System.out.println(new CopyOnWriteArraySet<>(List.of(3, 1, 2)));
  }

  private static void queues() throws InterruptedException {
    ConcurrentLinkedQueue<String> queue = new ConcurrentLinkedQueue<>(List.of("a", "b", "c"));
    queue.remove("b");
    System.out.println(queue.poll() + queue.peek() + queue.size());
    ConcurrentLinkedDeque<Integer> deque = new ConcurrentLinkedDeque<>();
    deque.offerFirst(1);
    deque.offerLast(2);
    deque.push(0);
    System.out.println(deque + " " + deque.pollLast());
    LinkedBlockingQueue<Integer> bounded = new LinkedBlockingQueue<>(2);
    System.out.println(bounded.offer(1) + " " + bounded.offer(2) + " " + bounded.offer(3));
    System.out.println(bounded.take() + " " + bounded.remainingCapacity());
    try {
      bounded.addAll(List.of(7, 8));
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage() + " " + bounded);
    }
    Map<String, Integer> copy = Map.copyOf(new ConcurrentHashMap<>(Map.of("x", 1)));
    System.out.println(copy);
  }
}
