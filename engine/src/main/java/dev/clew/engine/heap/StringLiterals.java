package dev.clew.engine.heap;

import java.util.Arrays;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The interned strings of a program, shared by all states and threads: identity -1 and below. They
 * never change, so that they need no copies, and equal texts have one identity, as {@code
 * String.intern} promises.
 */
public final class StringLiterals {

  private final RuntimeClass stringClass;
  private final WriteToken nobody = new WriteToken();
  private final ConcurrentHashMap<String, Integer> ids = new ConcurrentHashMap<>();
  private volatile Instance[] table = new Instance[256];
  private int size;

  public StringLiterals(RuntimeClass stringClass) {
    this.stringClass = stringClass;
  }

  Instance get(int id) {
    return table[-id - 1];
  }

  /** The identity of a text. */
  public int idOf(String text) {
    Integer known = ids.get(text);
    return known != null ? known : add(text);
  }

  private synchronized int add(String text) {
    Integer known = ids.get(text);
    if (known != null) {
      return known;
    }
    Instance[] current = table;
    Instance[] grown = size < current.length ? current : Arrays.copyOf(current, size * 2);
    grown[size++] = Instance.create(nobody, stringClass, text);
    table = grown; // published after its content
    ids.put(text, -size);
    return -size;
  }
}
