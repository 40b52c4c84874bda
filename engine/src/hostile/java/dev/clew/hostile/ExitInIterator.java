package dev.clew.hostile;

import java.util.Iterator;

/** Ends the JVM when it is iterated over. */
public final class ExitInIterator implements Iterable<Integer> {

  private final int size;

  public ExitInIterator(int size) {
    this.size = size;
  }

  public int sum() {
    int sum = 0;
    for (int each : this) {
      sum += each;
    }
    return sum / size;
  }

  @Override
  public Iterator<Integer> iterator() {
    System.exit(size);
    return java.util.Collections.emptyIterator();
  }
}
