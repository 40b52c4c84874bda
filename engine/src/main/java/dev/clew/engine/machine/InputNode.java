package dev.clew.engine.machine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A list of inputs that states share. */
record InputNode(@Nullable InputNode before, int id) {

  static List<Integer> list(@Nullable InputNode last) {
    List<Integer> ids = new ArrayList<>();
    for (InputNode node = last; node != null; node = node.before) {
      ids.add(node.id);
    }
    Collections.reverse(ids);
    return ids;
  }
}
