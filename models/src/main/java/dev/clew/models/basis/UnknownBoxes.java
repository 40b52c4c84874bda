package dev.clew.models.basis;

import dev.clew.engine.heap.BoxedPayload;
import dev.clew.engine.heap.Instance;
import dev.clew.engine.heap.RuntimeClass;
import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.solver.expr.Expr;

/** Boxes of unknown values, as {@code valueOf} makes them: whether they are cached is open. */
public final class UnknownBoxes {

  private UnknownBoxes() {}

  /**
   * Gives a box of the value as the result of a call.
   *
   * @param owner such as {@code java/lang/Integer}
   */
  public static CallExit give(Call c, String owner, Expr value) {
    RuntimeClass type = c.memory().named(owner);
    Instance box = Instance.create(c.memory().token(), type, BoxedPayload.MARK);
    box.set(type.field("value").slot(), 0, value);
    return c.giveObject(c.memory().add(box));
  }
}
