package collections;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Spliterator;
import java.util.stream.StreamSupport;

/** The static methods of Collections, and spliterators. */
public final class CollectionsMethods {

  public static void main(String[] args) {
    List<Integer> list = new ArrayList<>(List.of(4, 8, 15, 16, 23, 42));
    Collections.rotate(list, 2);
    System.out.println(list);
    Collections.rotate(list, -5);
    System.out.println(list);
    Collections.reverse(list);
    Collections.swap(list, 0, 5);
    System.out.println(list + " " + Collections.max(list) + " " + Collections.min(list));
    Collections.shuffle(list, new Random(42));
    System.out.println(list);
    Collections.sort(list, Collections.reverseOrder());
    System.out.println(list + " " + Collections.binarySearch(list, 15, Comparator.reverseOrder()));
    System.out.println(Collections.binarySearch(List.of(1, 3, 5, 7), 4));
    System.out.println(Collections.frequency(List.of(1, 2, 1, 3, 1), 1));
    System.out.println(Collections.disjoint(List.of(1, 2), List.of(3, 4)));
    System.out.println(Collections.indexOfSubList(List.of(1, 2, 3, 2, 3), List.of(2, 3)));
    System.out.println(Collections.lastIndexOfSubList(List.of(1, 2, 3, 2, 3), List.of(2, 3)));
    System.out.println(Collections.nCopies(3, "ab") + " " + Collections.emptyMap());
    Collections.fill(list, 7);
    Collections.addAll(list, 1, 2, 3);
    Collections.replaceAll(list, 7, 0);
    System.out.println(list);
    List<Integer> target = new ArrayList<>(Collections.nCopies(10, -1));
    Collections.copy(target, list);
    System.out.println(target);
    System.out.println(
        Collections.max(List.of("pear", "fig"), Comparator.comparing(String::length)));
    Map<String, Integer> map = Collections.synchronizedMap(new LinkedHashMap<>());
    map.put("z", 1);
    map.put("a", 2);
    System.out.println(map);
    System.out.println(Collections.list(Collections.enumeration(List.of("x", "y"))));
    var queue = Collections.asLifoQueue(new java.util.ArrayDeque<String>());
    queue.add("one");
    queue.add("two");
    System.out.println(queue.remove() + queue);
    spliterators();
  }

  private static void spliterators() {
    Spliterator<Integer> right = Arrays.asList(1, 2, 3, 4, 5, 6, 7).spliterator();
    Spliterator<Integer> left = right.trySplit();
    System.out.println(left.estimateSize() + " " + right.estimateSize());
    System.out.println(left.tryAdvance(value -> System.out.println("first " + value)));
    left.forEachRemaining(value -> System.out.println("left " + value));
    System.out.println(left.tryAdvance(value -> System.out.println("none")));
    System.out.println(right.hasCharacteristics(Spliterator.SIZED));
    System.out.println(StreamSupport.stream(right, false).mapToInt(value -> value).sum());
    Iterable<Integer> countdown =
        () ->
            new java.util.Iterator<>() {
              private int next = 3;

              @Override
              public boolean hasNext() {
                return next > 0;
              }

              @Override
              public Integer next() {
                return next--;
              }
            };
    for (int value : countdown) {
      System.out.println("countdown " + value);
    }
    System.out.println(StreamSupport.stream(countdown.spliterator(), false).toList());
  }
}
