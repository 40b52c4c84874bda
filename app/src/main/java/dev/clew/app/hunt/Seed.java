package dev.clew.app.hunt;

import dev.clew.engine.outcome.Datum;
import dev.clew.replay.hunt.Compared;
import java.util.List;

/**
 * Inputs that reached something new.
 *
 * @param entry the number of the way in
 * @param blocks all that they reached
 * @param compared what was compared on the way
 */
record Seed(int entry, List<Datum> values, List<Integer> blocks, List<Compared> compared) {
  Seed {
    values = List.copyOf(values);
    blocks = List.copyOf(blocks);
    compared = List.copyOf(compared);
  }

  Seed(int entry, List<Datum> values) {
    this(entry, values, List.of(), List.of());
  }
}
