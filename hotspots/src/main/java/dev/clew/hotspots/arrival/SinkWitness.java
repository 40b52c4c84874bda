package dev.clew.hotspots.arrival;

import dev.clew.engine.outcome.Input;
import dev.clew.hotspots.text.SentenceRow;
import java.util.List;

/**
 * Inputs with which a path arrives, and the string that should arrive then.
 *
 * @param sentence the string, and where its holes are; of a page, all that was written by then
 * @param before how much of it was written by earlier calls
 * @param note what it is to show: the context that a word leaves, or what a parser said
 */
public record SinkWitness(
    SentenceRow.Written sentence, String before, List<Input> inputs, String note) {
  public SinkWitness {
    inputs = List.copyOf(inputs);
  }
}
