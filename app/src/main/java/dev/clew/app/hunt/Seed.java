package dev.clew.app.hunt;

import dev.clew.engine.outcome.Datum;
import dev.clew.replay.hunt.Compared;
import dev.clew.replay.hunt.FilledCall;
import java.util.ArrayList;
import java.util.List;

/**
 * Inputs of a call.
 *
 * @param leaves the texts and numbers that they have, see {@link Leaves}
 * @param blocks all that they reached, where they reached something new
 * @param compared what was compared on the way
 */
record Seed(InputShape shape, List<Object> leaves, List<Integer> blocks, List<Compared> compared) {
  Seed {
    leaves = List.copyOf(leaves);
    blocks = List.copyOf(blocks);
    compared = List.copyOf(compared);
  }

  Seed(InputShape shape, List<Object> leaves) {
    this(shape, leaves, List.of(), List.of());
  }

  int entry() {
    return shape.entry();
  }

  /** The inputs themselves. */
  List<Datum> values() {
    return Leaves.filled(shape.values(), leaves);
  }

  /** The same with another leaf at a place. */
  Seed with(int place, Object leaf) {
    List<Object> changed = new ArrayList<>(leaves);
    changed.set(place, shape.numerals().contains(place) ? Leaves.numeral(leaf.toString()) : leaf);
    return new Seed(shape, changed);
  }

  FilledCall call() {
    return new FilledCall(shape.call(), leaves);
  }
}
