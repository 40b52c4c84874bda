package collections;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.PriorityQueue;
import java.util.Queue;

/** LinkedList, ArrayDeque and PriorityQueue. */
public final class Queues {

  public static void main(String[] args) {
    deque("linked", new LinkedList<>());
    deque("array", new ArrayDeque<>(2));
    LinkedList<String> linked = new LinkedList<>(List.of("a", "b", "c"));
    linked.add(1, "x");
    linked.addAll(2, List.of("y", "z"));
    System.out.println(linked + " " + linked.get(3) + " " + linked.indexOf("c"));
    linked.add(null);
    System.out.println(linked.removeFirstOccurrence("z") + " " + linked.contains(null) + linked);
    wrapAround();
    priorities();
  }

  private static void deque(String name, Deque<Integer> deque) {
    for (int i = 0; i < 10; i++) {
      if (i % 3 == 0) {
        deque.addFirst(i);
      } else {
        deque.offerLast(i);
      }
    }
    System.out.println(name + deque + deque.peekFirst() + deque.peekLast());
    deque.push(100);
    System.out.println(deque.pop() + " " + deque.pollFirst() + " " + deque.pollLast());
    System.out.println(deque.removeLastOccurrence(4) + " " + deque.remove(77) + " " + deque);
    StringBuilder backwards = new StringBuilder();
    for (Iterator<Integer> it = deque.descendingIterator(); it.hasNext(); ) {
      int value = it.next();
      backwards.append(value).append(';');
      if (value == 5) {
        it.remove();
      }
    }
    System.out.println(backwards + " " + deque);
    deque.removeIf(value -> value % 2 == 0);
    System.out.println(deque.size() + " " + deque);
    deque.clear();
    System.out.println(deque.poll() + " " + deque.peek());
    try {
      deque.removeFirst();
    } catch (NoSuchElementException e) {
      System.out.println("empty: " + e.getMessage());
    }
    try {
      deque.element();
    } catch (NoSuchElementException e) {
      System.out.println("no element");
    }
  }

  private static void wrapAround() {
    ArrayDeque<Integer> window = new ArrayDeque<>();
    long sum = 0;
    for (int i = 0; i < 200; i++) {
      window.addLast(i * i % 37);
      if (window.size() > 9) {
        sum = sum * 31 + window.removeFirst();
      }
    }
    System.out.println(sum + " " + window);
    try {
      window.add(null);
    } catch (NullPointerException e) {
      System.out.println("no nulls");
    }
  }

  private static void priorities() {
    Queue<String> byLength =
        new PriorityQueue<>(Comparator.comparing(String::length).thenComparing(s -> s));
    Collections.addAll(byLength, "pear", "fig", "banana", "kiwi", "apple", "date", "plum");
    System.out.println(byLength);
    byLength.remove("kiwi");
    StringBuilder order = new StringBuilder();
    while (!byLength.isEmpty()) {
      order.append(byLength.remove()).append(' ');
    }
    System.out.println(order);
    PriorityQueue<Integer> heap = new PriorityQueue<>(List.of(5, 3, 8, 1, 9, 2, 7));
    System.out.println(heap + " " + heap.contains(9) + " " + heap.comparator());
    PriorityQueue<Integer> reversed = new PriorityQueue<>(Collections.reverseOrder());
    reversed.addAll(heap);
    System.out.println(reversed.poll() + " " + reversed.poll() + " " + reversed);
    try {
      Queue<Object> mixed = new PriorityQueue<>();
      mixed.add("text");
      mixed.add(1);
    } catch (ClassCastException e) {
      System.out.println(e.getMessage());
    }
  }
}
