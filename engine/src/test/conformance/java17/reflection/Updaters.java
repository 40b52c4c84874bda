package reflection;

import java.util.Arrays;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;
import java.util.concurrent.atomic.AtomicMarkableReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;
import java.util.concurrent.atomic.AtomicStampedReference;
import java.util.concurrent.atomic.LongAccumulator;
import java.util.concurrent.atomic.LongAdder;

/** What the JDK builds on variable handles and on fields found by reflection. */
public final class Updaters {

  static class Node {
    volatile int count;
    volatile long total = 5;
    volatile String label = "a";
    int plain;
  }

  interface Action {
    Object run() throws Throwable;
  }

  static void show(String label, Action action) {
    try {
      System.out.println(label + ": " + action.run());
    } catch (Throwable e) {
      System.out.println(label + " threw " + e.getClass().getName() + ": " + e.getMessage());
    }
  }

  public static void main(String[] args) {
    Node node = new Node();
    AtomicIntegerFieldUpdater<Node> count =
        AtomicIntegerFieldUpdater.newUpdater(Node.class, "count");
    System.out.println(
        count.incrementAndGet(node)
            + " "
            + count.getAndAdd(node, 5)
            + count.compareAndSet(node, 6, -1)
            + node.count);
    System.out.println(
        count.updateAndGet(node, x -> x * 9) + " " + count.accumulateAndGet(node, 4, Math::max));
    AtomicLongFieldUpdater<Node> total = AtomicLongFieldUpdater.newUpdater(Node.class, "total");
    System.out.println(total.getAndSet(node, Long.MAX_VALUE) + " " + total.incrementAndGet(node));
    AtomicReferenceFieldUpdater<Node, String> label =
        AtomicReferenceFieldUpdater.newUpdater(Node.class, String.class, "label");
    System.out.println(
        label.getAndSet(node, "b")
            + label.get(node)
            + label.compareAndSet(node, "b", null)
            + node.label);
    show("not volatile", () -> AtomicIntegerFieldUpdater.newUpdater(Node.class, "plain"));
    show("not int", () -> AtomicIntegerFieldUpdater.newUpdater(Node.class, "total"));
    show("no field", () -> AtomicIntegerFieldUpdater.newUpdater(Node.class, "none"));
    show(
        "wrong class",
        () -> AtomicReferenceFieldUpdater.newUpdater(Node.class, Integer.class, "label"));
    arrays();
    references();
    AtomicBoolean flag = new AtomicBoolean();
    System.out.println(flag.compareAndSet(false, true) + " " + flag.getAndSet(false) + flag);
    LongAdder adder = new LongAdder();
    LongAccumulator most = new LongAccumulator(Long::max, Long.MIN_VALUE);
    for (int i = 0; i < 20; i++) {
      adder.add(i);
      most.accumulate(i % 7);
    }
    System.out.println(adder.sumThenReset() + " " + adder + most.get());
    collections();
  }

  private static void arrays() {
    AtomicIntegerArray ints = new AtomicIntegerArray(new int[] {1, 2, 3});
    System.out.println(
        ints.getAndIncrement(0) + " " + ints.compareAndSet(1, 2, 9) + ints.addAndGet(2, 5) + ints);
    AtomicLongArray longs = new AtomicLongArray(2);
    longs.lazySet(1, -1L);
    System.out.println(longs.accumulateAndGet(1, 3, Long::sum) + " " + longs);
    AtomicReferenceArray<String> texts = new AtomicReferenceArray<>(2);
    System.out.println(
        texts.compareAndSet(0, null, "x") + " " + texts.getAndUpdate(0, s -> s + s) + texts);
    show("bounds", () -> ints.get(3));
  }

  private static void references() {
    AtomicStampedReference<String> stamped = new AtomicStampedReference<>("a", 1);
    int[] stamp = new int[1];
    System.out.println(
        stamped.compareAndSet("a", "b", 1, 2)
            + stamped.get(stamp)
            + stamp[0]
            + stamped.compareAndSet("b", "c", 1, 3));
    AtomicMarkableReference<String> marked = new AtomicMarkableReference<>("m", false);
    System.out.println(
        marked.attemptMark("m", true) + " " + marked.isMarked() + marked.getReference());
  }

  private static void collections() {
    ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>(Arrays.asList(1, 2, 3));
    queue.offer(4);
    System.out.println(queue.poll() + " " + queue.remove(3) + queue);
    ConcurrentLinkedDeque<String> deque = new ConcurrentLinkedDeque<>();
    deque.addFirst("b");
    deque.addFirst("a");
    deque.addLast("c");
    System.out.println(deque.pollLast() + deque.peekFirst() + deque);
    ConcurrentSkipListMap<String, Integer> map = new ConcurrentSkipListMap<>();
    for (String word : "the quick brown fox jumps over the lazy dog".split(" ")) {
      map.merge(word, 1, Integer::sum);
    }
    System.out.println(map + " " + map.headMap("fox") + map.ceilingKey("k"));
    CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>(new Integer[] {3, 1, 2});
    list.addIfAbsent(3);
    list.sort(null);
    System.out.println(list);
  }
}
