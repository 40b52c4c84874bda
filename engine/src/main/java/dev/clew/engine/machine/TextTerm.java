package dev.clew.engine.machine;

import dev.clew.engine.heap.Traced;
import java.util.List;
import java.util.function.IntConsumer;

/**
 * A text with unknown parts: strings, and terms to be written as Java writes them. It can be
 * carried about and joined, and becomes a text when the path ends and its inputs are known.
 *
 * @param parts Strings and {@link Part}s
 */
public record TextTerm(List<Object> parts) implements Traced {

  /** A number or character of a primitive type that is to be written. */
  public record Part(
      dev.clew.solver.expr.Expr term, dev.clew.engine.program.type.JvmType.Kind kind) {}

  @Override
  public void trace(IntConsumer identities) {}

  public TextTerm {
    parts = List.copyOf(parts);
  }

  public static TextTerm of(Object... parts) {
    return new TextTerm(List.of(parts));
  }
}
