package dev.clew.engine.machine;

import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.heap.Traced;
import dev.clew.engine.program.type.JvmType;
import dev.clew.solver.expr.Expr;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;

/**
 * A text with unknown parts: strings, and terms to be written as Java writes them. It can be
 * carried about and joined, and becomes a text when the path ends and its inputs are known. It is
 * never empty, because no unknown part is.
 *
 * @param parts Strings, {@link Part}s and {@link OpenCast}s
 */
public record TextTerm(List<Object> parts) implements Traced {

  /** A number or character of a primitive type that is to be written. */
  public record Part(Expr term, JvmType.Kind kind) {}

  /** The message of a failed cast of an input whose class is not decided yet. */
  public record OpenCast(int object, RuntimeClass wanted) {}

  @Override
  public void trace(IntConsumer identities) {}

  public TextTerm {
    parts = List.copyOf(parts);
  }

  public static TextTerm of(Object... parts) {
    return new TextTerm(List.of(parts));
  }

  /** Puts texts together. */
  public static final class Builder {
    private final List<Object> parts = new ArrayList<>();
    private final StringBuilder text = new StringBuilder();

    /** Adds a String, a {@link Part} or a whole {@link TextTerm}. */
    public Builder add(Object part) {
      if (part instanceof TextTerm term) {
        term.parts.forEach(this::add);
      } else if (part instanceof Part || part instanceof OpenCast) {
        endText();
        parts.add(part);
      } else {
        text.append(part);
      }
      return this;
    }

    private void endText() {
      if (text.length() > 0) {
        parts.add(text.toString());
        text.setLength(0);
      }
    }

    /** A String if there are no unknown parts, otherwise a {@link TextTerm}. */
    public Object build() {
      if (parts.isEmpty()) {
        return text.toString();
      }
      endText();
      return new TextTerm(parts);
    }
  }
}
