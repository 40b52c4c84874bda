package dev.clew.engine.natives;

import dev.clew.engine.heap.Instance;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.reflect.Edit;

/** {@code LambdaFormEditor}: forms that say how a handle is changed. */
final class EditNatives {

  private static final String EDITOR = HandleNatives.INVOKE + "LambdaFormEditor.";

  private EditNatives() {}

  static void register(Registry r) {
    r.value(EDITOR + "bindArgumentForm", (m, f) -> form(m, Edit.bind(f.intAt(1) - 1)))
        .value(EDITOR + "addArgumentForm", (m, f) -> form(m, Edit.drop(f.intAt(1) - 1)));
  }

  private static int form(Machine m, Edit edit) {
    int id = m.allocate(m.runtime().classes().named(HandleNatives.INVOKE + "LambdaForm"));
    ((Instance) m.heap().own(id)).setPayload(edit);
    return id;
  }
}
