package dev.clew.solver.automata;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Results of operations by the identity of their operands; the least recently used are forgotten.
 */
final class OperationCache {
  /** An operation that may not finish. */
  interface Work<T> {
    T run() throws TooLarge;
  }

  /** What was asked. Operands are compared by identity, so that asking costs next to nothing. */
  private record Key(String operation, Object left, Object right) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Key that
          && operation.equals(that.operation)
          && left == that.left
          && right == that.right;
    }

    @Override
    public int hashCode() {
      int operands = System.identityHashCode(left) * 31 + System.identityHashCode(right);
      return operation.hashCode() * 31 + operands;
    }
  }

  /** Results; also failures, as failing again would cost as much as the first time. */
  private final Map<Key, Object> entries;

  OperationCache(int capacity) {
    this.entries =
        new LinkedHashMap<>(16, 0.75f, /* accessOrder= */ true) {
          private static final long serialVersionUID = 1L;

          @Override
          protected boolean removeEldestEntry(Map.Entry<Key, Object> eldest) {
            return size() > capacity;
          }
        };
  }

  <T> T get(Class<T> type, String operation, Object left, Object right, Work<T> work)
      throws TooLarge {
    Key key = new Key(operation, left, right);
    Object known = entries.get(key);
    if (known == null) {
      known = run(work);
      entries.put(key, known);
    }
    if (known instanceof TooLarge failure) {
      throw failure;
    }
    return type.cast(known);
  }

  private static <T> Object run(Work<T> work) {
    try {
      return work.run();
    } catch (TooLarge failure) {
      return failure;
    }
  }
}
