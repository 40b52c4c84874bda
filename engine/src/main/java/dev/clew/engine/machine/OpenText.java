package dev.clew.engine.machine;

import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.TracedIdentities;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;

/**
 * A text that speaks of a class that is not decided yet. It can be carried about and joined, and
 * becomes a text when the path ends and its inputs are known.
 *
 * @param parts Strings, terms of texts and {@link OpenCast}s
 */
public record OpenText(List<Object> parts) implements TracedIdentities {

  /** The message of a failed cast of an input whose class is not decided yet. */
  public record OpenCast(int object, RuntimeClass wanted) {}

  public OpenText {
    parts = List.copyOf(parts);
  }

  /** Of contents: Strings, terms and other open texts. */
  static OpenText join(Object left, Object right) {
    List<Object> parts = new ArrayList<>();
    for (Object content : List.of(left, right)) {
      if (content instanceof OpenText open) {
        parts.addAll(open.parts);
      } else {
        parts.add(content);
      }
    }
    return new OpenText(parts);
  }

  @Override
  public void trace(IntConsumer identities) {
    for (Object part : parts) {
      if (part instanceof OpenCast cast) {
        identities.accept(cast.object);
      }
    }
  }
}
