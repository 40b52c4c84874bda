package dev.clew.engine.machine;

import dev.clew.engine.heap.Traced;
import dev.clew.engine.program.type.JvmType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * A static field that was read before it was written, with what it held; states share the list.
 *
 * @param name such as {@code Registry.count}
 */
public record StaticInput(
    @Nullable StaticInput before, String name, JvmType type, long raw, Object sym)
    implements Traced {

  /** Oldest first. */
  static List<StaticInput> list(@Nullable StaticInput last) {
    List<StaticInput> all = new ArrayList<>();
    for (StaticInput node = last; node != null; node = node.before) {
      all.add(node);
    }
    Collections.reverse(all);
    return all;
  }

  @Override
  public void trace(IntConsumer identities) {
    for (StaticInput node = this; node != null; node = node.before) {
      identities.accept((int) node.raw);
    }
  }
}
