package dev.clew.models.collections;

import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.Model;
import java.util.function.Function;

/** A method that looks for its only argument: asked when that is an unknown text or box. */
record Lookup(Function<Call, CallExit> body) implements Model {

  @Override
  public boolean isConcerned(Machine m, Frame f) {
    return f.sym(1) == null && Equality.isUnknown(m, f.raw[1]);
  }

  @Override
  public CallExit apply(Call c) {
    return isConcerned(c.machine(), c.frame()) ? body.apply(c) : c.own();
  }
}
