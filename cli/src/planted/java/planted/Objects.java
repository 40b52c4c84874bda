package planted;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/** Errors with objects and collections, each with a twin in which it cannot happen. */
final class Objects {

  static class Node {
    Node next;
    int value;
  }

  static class Second {
    static int of(Node first) {
      return first.next.value; // error NullPointerException
    }
  }

  static class SecondTwin {
    static int of(Node first) {
      return first.next == null ? 0 : first.next.value;
    }
  }

  static class Box {
    private Integer content;

    void put(int value) {
      content = value;
    }

    int take() {
      return content; // error NullPointerException
    }
  }

  static class BoxTwin {
    private Integer content = 0;

    void put(int value) {
      content = value;
    }

    int take() {
      return content;
    }
  }

  static class Cast {
    static int of(Object o, boolean wild) {
      if (o instanceof Number || wild) {
        return ((Number) o).intValue(); // error ClassCastException
      }
      return 0;
    }
  }

  static class CastTwin {
    static int of(Object o, boolean wild) {
      if (o instanceof Number && wild) {
        return ((Number) o).intValue();
      }
      return 0;
    }
  }

  static class Store {
    static void of(boolean texts, int value) {
      Object[] all = texts ? new String[1] : new Object[1];
      all[0] = value; // error ArrayStoreException
    }
  }

  static class StoreTwin {
    static void of(boolean texts, int value) {
      Object[] all = texts ? new Number[1] : new Object[1];
      all[0] = value;
    }
  }

  static class Queue {
    private final List<Integer> waiting = new ArrayList<>();

    void add(int x) {
      waiting.add(x);
    }

    int next() {
      return waiting.remove(0); // error IndexOutOfBoundsException
    }
  }

  static class QueueTwin {
    private final List<Integer> waiting = new ArrayList<>();

    void add(int x) {
      waiting.add(x);
    }

    int next() {
      return waiting.isEmpty() ? -1 : waiting.remove(0);
    }
  }

  static class Prices {
    private final Map<String, Integer> prices = new HashMap<>();

    void set(String name, int price) {
      prices.put(name, price);
    }

    int of(String name) {
      return prices.get(name); // error NullPointerException
    }
  }

  static class PricesTwin {
    private final Map<String, Integer> prices = new HashMap<>();

    void set(String name, int price) {
      prices.put(name, price);
    }

    int of(String name) {
      return prices.getOrDefault(name, 0);
    }
  }

  static class Purge {
    static int of(int limit) {
      List<Integer> all = new ArrayList<>(List.of(1, 2, 3));
      for (Integer each : all) { // error ConcurrentModificationException
        if (each > limit) {
          all.remove(each);
        }
      }
      return all.size();
    }
  }

  static class PurgeTwin {
    static int of(int limit) {
      List<Integer> all = new ArrayList<>(List.of(1, 2, 3));
      all.removeIf(each -> each > limit);
      return all.size();
    }
  }

  static class First {
    static int of(int least) {
      List<Integer> found = new ArrayList<>();
      if (least > 5) {
        found.add(least);
      }
      Iterator<Integer> each = found.iterator();
      return each.next(); // error NoSuchElementException
    }
  }

  static class FirstTwin {
    static int of(int least) {
      List<Integer> found = new ArrayList<>();
      if (least > 5) {
        found.add(least);
      }
      Iterator<Integer> each = found.iterator();
      return each.hasNext() ? each.next() : 0;
    }
  }

  static class Alias {
    int value;

    static void swap(Alias a, Alias b) {
      a.value = a.value ^ b.value;
      b.value = a.value ^ b.value;
      a.value = a.value ^ b.value;
      assert a != b || a.value == 0 || b.value != 0; // no error: holds for all
    }

    static void move(Alias a, Alias b) {
      b.value = 1;
      a.value = 0;
      assert b.value == 1; // error AssertionError
    }
  }

  static class AliasTwin {
    int value;

    static void move(AliasTwin a, AliasTwin b) {
      b.value = 1;
      a.value = a == b ? 1 : 0;
      assert b.value == 1;
    }
  }

  enum Level {
    LOW,
    MIDDLE,
    HIGH;

    int weight() {
      return 10 / (ordinal() - 1); // error ArithmeticException
    }
  }

  enum LevelTwin {
    LOW,
    MIDDLE,
    HIGH;

    int weight() {
      return 10 / (ordinal() + 1);
    }
  }

  record Span(int from, int to) {
    Span {
      if (from > to) {
        throw new IllegalArgumentException("from > to");
      }
    }

    int share() {
      return 100 / (to - from); // error ArithmeticException
    }
  }

  record SpanTwin(int from, int to) {
    SpanTwin {
      if (from >= to) {
        throw new IllegalArgumentException("from >= to");
      }
    }

    double share() {
      return 100 / ((double) to - from);
    }
  }

  private Objects() {}
}
