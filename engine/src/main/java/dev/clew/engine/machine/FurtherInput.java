package dev.clew.engine.machine;

import dev.clew.engine.heap.TracedIdentities;
import dev.clew.engine.outcome.InputOrigin;
import dev.clew.engine.program.type.JvmType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * An input beyond receiver and parameters, with what it held: a static field that was read before
 * it was written, an unknown of a driver, or something from outside of the program. States share
 * the list.
 *
 * @param name such as {@code Registry.count} or {@code System.nanoTime()}
 */
public record FurtherInput(
    @Nullable FurtherInput before,
    String name,
    InputOrigin origin,
    JvmType type,
    long raw,
    @Nullable Object sym)
    implements TracedIdentities {

  /** Oldest first. */
  static List<FurtherInput> list(@Nullable FurtherInput last) {
    List<FurtherInput> all = new ArrayList<>();
    for (FurtherInput node = last; node != null; node = node.before) {
      all.add(node);
    }
    Collections.reverse(all);
    return all;
  }

  @Override
  public void trace(IntConsumer identities) {
    for (FurtherInput node = this; node != null; node = node.before) {
      identities.accept((int) node.raw);
    }
  }
}
