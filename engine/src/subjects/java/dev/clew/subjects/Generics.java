package dev.clew.subjects;

/** Containers of our own, with bridges and type parameters, and calls across classes. */
final class Generics {

  private Generics() {}

  static final class Stack<T> {
    private Object[] elements = new Object[2];
    private int size;

    void push(T element) {
      if (size == elements.length) {
        Object[] larger = new Object[2 * size];
        System.arraycopy(elements, 0, larger, 0, size);
        elements = larger;
      }
      elements[size++] = element;
    }

    @SuppressWarnings("unchecked")
    T pop() {
      if (size == 0) {
        // @pops throws IllegalStateException "empty" 2: n < 2
        // @misused throws IllegalStateException "empty" 0
        throw new IllegalStateException("empty");
      }
      return (T) elements[--size];
    }
  }

  static int pops(int n) { // paths 6
    if (n > 3 || n < 0) {
      return -1; // returns 2: n > 3 || n < 0
    }
    Stack<int[]> stack = new Stack<>();
    for (int i = 0; i < n; i++) {
      stack.push(new int[] {i});
    }
    return stack.pop()[0] + stack.pop()[0]; // returns 2: n == 2 || n == 3
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  static int misused(boolean wrong) { // paths 2
    Stack stack = new Stack();
    stack.push(wrong ? new Object() : new int[3]);
    int[] popped = ((Stack<int[]>) stack).pop(); // throws ClassCastException 1: wrong
    return popped.length; // returns 1: !wrong
  }

  interface Source<T extends Comparable<T>> {
    T next();
  }

  static final class Version implements Comparable<Version>, Source<Version> {
    int major;
    int minor;

    @Override
    public int compareTo(Version other) { // paths
      if (major != other.major) { // throws NullPointerException 1: other == null
        return major < other.major ? -1 : 1; // returns 1: self.major < other.major; returns 1: self.major > other.major
      }
      // returns >= 1: self.minor < other.minor; returns >= 1: self.minor >= other.minor
      return minor < other.minor ? -1 : minor == other.minor ? 0 : 1;
    }

    @Override
    public Version next() { // paths 2
      Version next = new Version();
      next.major = minor == 9 ? major + 1 : major;
      next.minor = (minor + 1) % 10;
      return next; // returns 1: self.minor == 9; returns 1: self.minor != 9
    }
  }

  static <T extends Comparable<T>> boolean isLess(Source<T> source, T than) {
    return source.next().compareTo(than) < 0;
  }

  static boolean successorIsLess(Version v) { // paths
    if (v == null) {
      return false; // returns 1: v == null
    }
    return isLess(v, v); // returns >= 1: v != null
  }

  static final class Cell<T> {
    T content;
    Cell<T> next;
  }

  static int content(Cell<int[]> cell) { // paths
    if (cell == null || cell.content == null) {
      return -1; // returns >= 2: cell == null || cell.content == null
    }
    return 1; // returns >= 1: cell.content != null
  }

  static final class Meter {
    int level;

    static Meter at(int level) {
      Meter meter = new Meter();
      meter.level = level;
      return meter;
    }

    Meter add(int more) {
      return at(level + more);
    }
  }

  static int chain(int x) { // paths 2
    return Meter.at(x).add(5).add(x).level == 25 ? 1 : 0; // returns 1: 2 * x + 5 == 25; returns 1: 2 * x + 5 != 25
  }
}
