package dev.clew.app.hunt;

import dev.clew.app.entry.Entry;
import dev.clew.engine.outcome.Input;
import dev.clew.replay.hunt.CallEnd;
import java.util.List;

/** Says what becomes of exceptions that calls of a hunt end in. */
public interface Judge {

  /** Whether an exception is worth reporting. */
  boolean isUnwanted(Entry entry, List<Input> inputs, CallEnd.Threw threw);

  /** Whether a call of its own ends in it, too: those of a hunt share what static fields keep. */
  boolean isConfirmed(Caught caught);

  /** Whether it is known that a call never ends: to follow it is less work than to wait for it. */
  boolean isEndless(Entry entry, List<Input> inputs);

  /** Whether that is known, and a call of its own does not end, either. */
  boolean isShownEndless(Entry entry, List<Input> inputs);
}
