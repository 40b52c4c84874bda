package dev.clew.harness.replay;

import dev.clew.harness.Nullable;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** The objects that the steps of a trial made, each under the least of its numbers. */
final class Inputs {

  private final IdentityHashMap<Object, Integer> numbers = new IdentityHashMap<>();
  private final Map<Integer, Object> objects = new LinkedHashMap<>();
  private final int greatest;

  /**
   * @param made by number, in ascending order
   */
  Inputs(Map<Integer, Object> made) {
    int last = 0;
    for (Map.Entry<Integer, Object> each : made.entrySet()) {
      last = Math.max(last, each.getKey());
      Object object = each.getValue();
      if (object != null && numbers.putIfAbsent(object, each.getKey()) == null) {
        objects.put(each.getKey(), object);
      }
    }
    greatest = last;
  }

  /** The number of an input; null for other objects. */
  @Nullable
  Integer number(Object object) {
    return numbers.get(object);
  }

  Map<Integer, Object> objects() {
    return Collections.unmodifiableMap(objects);
  }

  /** The least number that is greater than all of theirs. */
  int next() {
    return greatest + 1;
  }
}
