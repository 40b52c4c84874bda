package dev.clew.app.hunt;

import dev.clew.app.entry.Entry;
import dev.clew.engine.outcome.Input;
import dev.clew.replay.hunt.CallEnd;
import java.util.List;

/** Whether an exception is worth reporting. */
@FunctionalInterface
public interface Judge {
  boolean isUnwanted(Entry entry, List<Input> inputs, CallEnd.Threw threw);
}
