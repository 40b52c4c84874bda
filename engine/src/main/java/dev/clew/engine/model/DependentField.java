package dev.clew.engine.model;

import dev.clew.engine.machine.FieldView;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.solver.eval.Evaluator;
import org.jspecify.annotations.Nullable;

/** A {@link FieldView} in the words of models. */
public interface DependentField extends FieldView {

  /**
   * Lets an instruction read the field.
   *
   * @param object the object that has the field
   */
  CallExit read(FieldReading reading, int object);

  /** What the field holds when all unknowns have their values: an identity. */
  int picture(PathMemory m, int object, Evaluator evaluator);

  @Override
  default @Nullable Insn read(Machine m, Frame f, Insn at, int object) {
    return read(new FieldReading(m, f, at), object).then();
  }

  @Override
  default int picture(Machine m, int object, Evaluator evaluator) {
    return picture(new PathMemory(m), object, evaluator);
  }
}
