package dev.clew.engine.inputs;

import dev.clew.engine.heap.InputIdentity;
import dev.clew.engine.machine.FurtherInput;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.outcome.InputOrigin;
import dev.clew.engine.program.type.JvmType;

/** Unknowns that the program asks the world for, each under a name of its own. */
final class OutsideInputs {

  private OutsideInputs() {}

  static FurtherInput create(Machine m, String wanted, InputOrigin origin, JvmType type) {
    String name = m.journal().nameAfter(wanted);
    if (type.equals(JvmType.STRING)) {
      int text = m.heap().add(NewInputs.text(m, new InputIdentity(name, /* stub= */ false)));
      return m.journal().addFurtherInput(name, origin, type, text, null);
    }
    UnknownValue unknown = UnknownValue.of(m, name, type);
    return m.journal().addFurtherInput(name, origin, type, unknown.raw(), unknown.sym());
  }
}
