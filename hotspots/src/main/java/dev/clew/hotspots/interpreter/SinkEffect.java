package dev.clew.hotspots.interpreter;

import java.util.List;

/**
 * What happened when a benign sentence and an exploit were run side by side.
 *
 * @param summary one line: "2 rows instead of 0"
 * @param setup what stood ready for both: statements that make tables and rows, a document, entries
 * @param benignOutcome what the benign sentence did
 * @param exploitOutcome what the exploit did
 */
public record SinkEffect(
    String summary, List<String> setup, String benignOutcome, String exploitOutcome) {

  public SinkEffect {
    setup = List.copyOf(setup);
  }
}
