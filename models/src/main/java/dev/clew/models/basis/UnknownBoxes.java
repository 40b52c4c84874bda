package dev.clew.models.basis;

import dev.clew.engine.heap.Boxed;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.model.Call;
import dev.clew.solver.expr.Expr;
import org.jspecify.annotations.Nullable;

/** Boxes of unknown values, as {@code valueOf} makes them: whether they are cached is open. */
public final class UnknownBoxes {

  private UnknownBoxes() {}

  /**
   * @param owner such as {@code java/lang/Integer}
   */
  public static @Nullable Insn give(Call c, String owner, Expr value) {
    RuntimeClass type = c.machine().runtime().classes().named(owner);
    Instance box = Instance.create(c.machine().token(), type, Boxed.MARK);
    box.set(type.field("value").slot(), 0, value);
    return c.giveObject(c.machine().heap().add(box));
  }
}
