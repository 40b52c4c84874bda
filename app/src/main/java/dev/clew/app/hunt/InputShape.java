package dev.clew.app.hunt;

import dev.clew.engine.outcome.Datum;
import dev.clew.replay.hunt.OpenCall;
import java.util.List;
import java.util.Set;

/**
 * What calls have in common that differ in nothing but the texts and numbers of their inputs.
 *
 * @param entry the number of the way in
 * @param values of one of them
 * @param numerals the places of texts that have to be those of numbers
 */
record InputShape(int entry, List<Datum> values, Set<Integer> numerals, OpenCall call) {
  InputShape {
    values = List.copyOf(values);
    numerals = Set.copyOf(numerals);
  }
}
