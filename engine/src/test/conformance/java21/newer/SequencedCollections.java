package newer;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.SequencedCollection;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/** First, last and reversed, of everything with an order. */
public final class SequencedCollections {

  private static void show(SequencedCollection<Integer> collection) {
    System.out.println(collection.getClass().getSimpleName() + " " + collection + " " + collection.reversed() + " " + collection.getFirst() + " " + collection.getLast());
    try {
      collection.addFirst(100);
      collection.addLast(200);
      System.out.println("  " + collection + " " + collection.removeFirst() + collection.removeLast());
    } catch (UnsupportedOperationException e) {
      System.out.println("  not to be added to");
    }
    collection.reversed().forEach(value -> System.out.print(value + ";"));
    System.out.println(collection.reversed().stream().map(value -> value * 2).toList());
  }

  public static void main(String[] args) {
    List<Integer> base = List.of(3, 1, 2);
    show(new ArrayList<>(base));
    show(new ArrayDeque<>(base));
    show(new LinkedHashSet<>(base));
    show(new TreeSet<>(base));
    show(new java.util.LinkedList<>(base));
    show(Collections.unmodifiableList(new ArrayList<>(base)));
    List<Integer> list = new ArrayList<>(base);
    List<Integer> backwards = list.reversed();
    backwards.add(9);
    backwards.set(0, 7);
    list.add(5);
    System.out.println(list + " " + backwards + " " + backwards.indexOf(9) + " " + backwards.subList(1, 3) + backwards.reversed().equals(list));
    Collections.sort(backwards);
    System.out.println(list + " " + backwards);
    LinkedHashSet<String> set = new LinkedHashSet<>(List.of("a", "b", "c"));
    set.addFirst("c");
    set.addLast("a");
    System.out.println(set + " " + set.reversed());
    SequencedMap<String, Integer> map = new LinkedHashMap<>();
    map.put("one", 1);
    map.put("two", 2);
    map.putFirst("zero", 0);
    map.putLast("one", 11);
    System.out.println(map + " " + map.reversed() + map.firstEntry() + map.lastEntry());
    System.out.println(map.sequencedKeySet().reversed() + " " + map.sequencedValues().getLast() + map.pollFirstEntry() + map);
    System.out.println(new TreeMap<>(map).reversed() + " " + new TreeMap<>(map).sequencedEntrySet().getFirst());
    Deque<Integer> deque = new ArrayDeque<>(base);
    deque.reversed().push(50);
    System.out.println(deque);
    try {
      new ArrayList<>().getFirst();
    } catch (NoSuchElementException e) {
      System.out.println("empty " + e.getMessage());
    }
    try {
      List.of(1).removeLast();
    } catch (UnsupportedOperationException e) {
      System.out.println("immutable " + e.getMessage());
    }
    try {
      new TreeMap<>(map).putFirst("x", 1);
    } catch (UnsupportedOperationException e) {
      System.out.println("sorted");
    }
  }
}
