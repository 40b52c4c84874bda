package collections;

import java.util.AbstractList;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;

/** Collections of one's own, on the JDK's skeletons. */
public final class UserCollections {

  /** The numbers of an interval, as a list that is never stored. */
  static final class Range extends AbstractList<Integer> {
    private final int from;
    private final int size;

    Range(int from, int size) {
      this.from = from;
      this.size = size;
    }

    @Override
    public Integer get(int index) {
      java.util.Objects.checkIndex(index, size);
      return from + index;
    }

    @Override
    public int size() {
      return size;
    }
  }

  /** A ring buffer that forgets. */
  static final class Ring<T> implements Iterable<T> {
    private final Object[] slots;
    private int next;
    private int count;

    Ring(int capacity) {
      slots = new Object[capacity];
    }

    void add(T value) {
      slots[next] = value;
      next = (next + 1) % slots.length;
      count = Math.min(count + 1, slots.length);
    }

    @Override
    public Iterator<T> iterator() {
      return new Iterator<T>() {
        private int given;

        @Override
        public boolean hasNext() {
          return given < count;
        }

        @Override
        @SuppressWarnings("unchecked")
        public T next() {
          if (!hasNext()) {
            throw new NoSuchElementException("only " + count);
          }
          return (T) slots[Math.floorMod(next - count + given++, slots.length)];
        }
      };
    }
  }

  /** Every character of a text and where it is first. */
  static final class Positions extends AbstractMap<Character, Integer> {
    private final String text;

    Positions(String text) {
      this.text = text;
    }

    @Override
    public Set<Entry<Character, Integer>> entrySet() {
      return new AbstractSet<>() {
        @Override
        public Iterator<Entry<Character, Integer>> iterator() {
          return text.chars()
              .distinct()
              .mapToObj(c -> Map.entry((char) c, text.indexOf(c)))
              .iterator();
        }

        @Override
        public int size() {
          return (int) text.chars().distinct().count();
        }
      };
    }
  }

  public static void main(String[] args) {
    Range range = new Range(10, 6);
    System.out.println(range + " " + range.indexOf(13) + " " + range.contains(16));
    System.out.println(range.subList(2, 4) + " " + range.equals(List.of(10, 11, 12, 13, 14, 15)));
    System.out.println(range.hashCode() + " " + range.stream().mapToInt(i -> i).sum());
    try {
      range.add(3);
    } catch (UnsupportedOperationException e) {
      System.out.println("not to be added to " + e.getMessage());
    }
    try {
      range.get(6);
    } catch (IndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
    Ring<String> ring = new Ring<>(3);
    for (String word : "alpha beta gamma delta epsilon".split(" ")) {
      ring.add(word);
      System.out.println(String.join(",", toList(ring)));
    }
    Iterator<String> iterator = ring.iterator();
    iterator.forEachRemaining(word -> System.out.print(word.length() + " "));
    System.out.println();
    try {
      iterator.next();
    } catch (NoSuchElementException e) {
      System.out.println(e.getMessage());
    }
    Positions positions = new Positions("mississippi");
    System.out.println(positions + " " + positions.get('s') + " " + positions.containsKey('x'));
    System.out.println(positions.keySet() + " " + positions.values() + positions.hashCode());
  }

  private static List<String> toList(Iterable<String> words) {
    List<String> list = new java.util.ArrayList<>();
    words.forEach(list::add);
    return list;
  }
}
