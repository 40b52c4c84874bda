package dev.clew.models.collections;

import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.Model;
import java.util.function.Function;

/** A method that looks for its only argument: asked when that is an unknown text or box. */
record LookupModel(Function<Call, CallExit> body) implements Model {

  @Override
  public boolean isConcerned(Call c) {
    return !c.isOpen(1) && ValueEquality.isUnknown(c.memory(), c.id(1));
  }

  @Override
  public CallExit apply(Call c) {
    return isConcerned(c) ? body.apply(c) : c.own();
  }
}
