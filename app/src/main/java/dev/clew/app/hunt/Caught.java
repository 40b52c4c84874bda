package dev.clew.app.hunt;

import dev.clew.app.entry.Entry;
import dev.clew.engine.outcome.Input;
import dev.clew.engine.outcome.Site;
import dev.clew.replay.hunt.CallEnd;
import java.util.List;

/**
 * A call that threw what nobody wants, with inputs that were made simple.
 *
 * @param site the innermost place outside of the JDK
 */
public record Caught(Entry entry, List<Input> inputs, CallEnd.Threw threw, Site site) {
  public Caught {
    inputs = List.copyOf(inputs);
  }
}
