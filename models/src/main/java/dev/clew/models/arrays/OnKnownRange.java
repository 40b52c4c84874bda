package dev.clew.models.arrays;

import dev.clew.engine.model.Call;
import dev.clew.engine.model.CallExit;
import dev.clew.engine.model.Model;

/** A method whose own code runs, as soon as the range that it works on is known. */
record OnKnownRange(KnownRange range) implements Model {

  @Override
  public CallExit apply(Call c) {
    return range.isKnown(c) ? c.own() : range.decide(c);
  }

  /** What the elements, the key or the comparator are does not matter before their code runs. */
  @Override
  public boolean takesOpenClasses() {
    return true;
  }
}
