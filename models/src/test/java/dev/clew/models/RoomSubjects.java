package dev.clew.models;

/** Capacities of builders of unknown texts. */
@SuppressWarnings("all") // odd calls are what is tested
final class RoomSubjects {

  private RoomSubjects() {}

  static int ofText(String s) {
    return new StringBuilder(s).capacity();
  }

  static int ofSequence(String s) {
    return new StringBuilder(new StringBuffer(s)).append('c').capacity();
  }

  static int ofNumber(int n, String s) {
    StringBuilder builder = new StringBuilder(n & 31);
    int empty = builder.capacity();
    return builder.append(s).append(n).capacity() * 1_000 + empty;
  }

  static int growing(String s, String t, boolean b, char c) {
    StringBuilder builder = new StringBuilder();
    builder.append(s).append(t);
    int before = builder.capacity();
    builder.append(b).append(c).insert(0, t).append((String) null);
    return before * 10_000 + builder.capacity();
  }

  static int ensured(String s, int n) {
    StringBuffer buffer = new StringBuffer(s);
    buffer.ensureCapacity(n % 200);
    return buffer.capacity();
  }

  static int trimmed(String s, int n) {
    StringBuilder builder = new StringBuilder(s);
    builder.trimToSize();
    int before = builder.capacity();
    builder.setLength(n & 63);
    return before * 10_000 + builder.capacity();
  }

  static int shrinking(String s) {
    StringBuilder builder = new StringBuilder(s).reverse();
    builder.setLength(0);
    return builder.replace(0, 0, s).delete(0, s.length()).capacity();
  }

  static int ofFloat(double d) {
    return new StringBuilder(3).append(d).append(d).insert(0, d).capacity();
  }
}
