package collections;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;

/** What one does to an ArrayList, and how it complains. */
public final class ArrayLists {

  public static void main(String[] args) {
    List<String> list = new ArrayList<>();
    for (String word : "the quick brown fox jumps over the lazy dog".split(" ")) {
      list.add(word);
    }
    System.out.println(list + " " + list.size());
    list.add(0, "so");
    list.add(5, "high");
    System.out.println(list.remove("the") + " " + list.remove("cat") + " " + list.remove(0));
    System.out.println(list + " " + list.indexOf("the") + " " + list.lastIndexOf("zebra"));
    list.removeIf(word -> word.length() == 4);
    list.replaceAll(word -> word + word.length());
    System.out.println(list);
    Collections.sort(list);
    System.out.println(list + " " + Collections.binarySearch(list, "fox3"));
    iterators(new ArrayList<>(list));
    subLists();
    failures(list);
    List<Integer> numbers = new ArrayList<>(List.of(5, 6, 7, 8));
    numbers.remove(1);
    numbers.remove(Integer.valueOf(8));
    System.out.println(numbers);
    System.out.println(numbers.equals(Arrays.asList(5, 7)) + " " + numbers.hashCode());
    System.out.println(Arrays.toString(numbers.toArray(new Integer[4])));
    System.out.println(numbers.addAll(1, List.of(1, 2, 3)) + " " + numbers);
    System.out.println(numbers.retainAll(List.of(1, 3, 5)) + " " + numbers);
    numbers.clear();
    System.out.println(numbers.isEmpty() + " " + numbers);
  }

  private static void iterators(List<String> list) {
    ListIterator<String> iterator = list.listIterator();
    while (iterator.hasNext()) {
      int index = iterator.nextIndex();
      String word = iterator.next();
      if (index % 2 == 0) {
        iterator.set(word.toUpperCase(java.util.Locale.ROOT));
      } else {
        iterator.add("+");
      }
    }
    while (iterator.hasPrevious()) {
      System.out.print(iterator.previousIndex() + ":" + iterator.previous() + " ");
    }
    System.out.println();
    try {
      for (String word : list) {
        list.remove(word);
      }
    } catch (ConcurrentModificationException e) {
      System.out.println("modified: " + e.getMessage());
    }
    Iterator<String> other = list.iterator();
    try {
      other.remove();
    } catch (IllegalStateException e) {
      System.out.println("nothing to remove: " + e.getMessage());
    }
  }

  private static void subLists() {
    List<Integer> all = new ArrayList<>(List.of(0, 1, 2, 3, 4, 5, 6, 7));
    List<Integer> middle = all.subList(2, 6);
    middle.set(0, 20);
    middle.remove(1);
    middle.add(99);
    middle.subList(1, 2).clear();
    System.out.println(all + " " + middle);
    all.add(8);
    try {
      System.out.println(middle.size());
    } catch (ConcurrentModificationException e) {
      System.out.println("the list changed under its view");
    }
  }

  private static void failures(List<String> list) {
    Runnable[] attempts = {
      () -> list.get(99),
      () -> list.add(-1, "x"),
      () -> list.remove(-1),
      () -> list.set(7, "x"),
      () -> list.subList(3, 2),
      () -> list.subList(0, 50),
      () -> list.listIterator(50),
      () -> new ArrayList<String>(-3),
    };
    for (Runnable attempt : attempts) {
      try {
        attempt.run();
        System.out.println("fine");
      } catch (RuntimeException e) {
        System.out.println(e);
      }
    }
  }
}
