package dev.clew.engine.machine;

import dev.clew.engine.heap.TracedIdentities;
import dev.clew.solver.eval.Evaluator;
import org.jspecify.annotations.Nullable;

/**
 * The symbolic part of a field whose content depends on who looks at it, such as the table of a map
 * with unknown keys. Writing the field puts an end to it.
 */
public interface FieldView extends TracedIdentities {

  /**
   * Lets an instruction read the field: puts the value into the instruction's register and goes on,
   * or forks and has the instruction executed once more.
   *
   * @param object the object that has the field
   */
  @Nullable Insn read(Machine m, Frame f, Insn at, int object);

  /** What the field holds when all unknowns have their values: an identity. */
  int picture(Machine m, int object, Evaluator evaluator);
}
