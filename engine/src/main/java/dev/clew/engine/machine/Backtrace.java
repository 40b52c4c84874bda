package dev.clew.engine.machine;

import dev.clew.engine.heap.Traced;
import dev.clew.engine.program.MethodInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Where an exception was made, innermost first.
 *
 * @param position of the instruction in the innermost method's code
 */
public record Backtrace(List<Element> elements, int position) implements Traced {

  /** As many as HotSpot keeps. */
  private static final int MAX_ELEMENTS = 1024;

  private static final long ELEMENT_BYTES = 32;

  /**
   * One call.
   *
   * @param position of the instruction in the method's code
   */
  public record Element(MethodInfo method, int line, int position) {}

  @Override
  public long heldBytes() {
    return ELEMENT_BYTES * elements.size();
  }

  @Override
  public void trace(IntConsumer identities) {}

  public Backtrace {
    elements = List.copyOf(elements);
  }

  /** The frames from one downwards; as HotSpot does, it leaves those of generated classes out. */
  public static Backtrace of(Frame innermost) {
    List<Element> elements = new ArrayList<>();
    @Nullable Frame current = innermost;
    while (current != null && elements.size() < MAX_ELEMENTS) {
      if (current.insn != null && !current.code.method().owner().isTrusted()) {
        int line = current.code.line(current.insn);
        elements.add(new Element(current.code.method(), line, current.insn.position()));
      }
      current = current.caller;
    }
    Insn at = innermost.insn;
    return new Backtrace(elements, at == null ? -1 : at.position());
  }
}
