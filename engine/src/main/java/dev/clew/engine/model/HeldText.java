package dev.clew.engine.model;

import dev.clew.engine.insn.object.TextView;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.ViewedPayload;
import dev.clew.solver.expr.Expr;
import org.jspecify.annotations.Nullable;

/**
 * A payload that is an object's text, whose units the JDK's own code keeps in an array: the array
 * is made when that code reads it.
 */
public interface HeldText extends FailsAs, ViewedPayload {

  Expr text();

  /** Where an object of its class keeps the array. */
  TextView.Place place(PathMemory m, int id);

  @Override
  default @Nullable Insn view(Machine m, Frame f, Insn at, int id) {
    return TextView.decide(m, f, at, text(), place(new PathMemory(m), id));
  }
}
