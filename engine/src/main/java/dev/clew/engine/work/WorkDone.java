package dev.clew.engine.work;

import dev.clew.engine.outcome.Effort;
import dev.clew.engine.outcome.Exploration;
import dev.clew.engine.outcome.Reason;
import dev.clew.engine.outcome.Status;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What came of some units of one method.
 *
 * @param exploration the paths that ended, as complete as they are: what is left does not count
 * @param notes what is wrong with methods that were run for their values, whatever the paths
 * @param left units that nobody has begun, or that were not finished
 */
public record WorkDone(Exploration exploration, List<Reason> notes, List<WorkUnit> left) {
  public WorkDone {
    notes = List.copyOf(notes);
    left = List.copyOf(left);
  }

  /** The exploration with the notes among its reasons, which are told where this part is all. */
  public Exploration explorationWithNotes() {
    Map<Reason, Long> noted = new LinkedHashMap<>();
    notes.forEach(note -> noted.put(note, 1L));
    Status status = notes.isEmpty() ? Status.COMPLETE : Status.BOUNDED;
    return exploration.plus(new Exploration(status, noted, List.of(), Effort.NONE));
  }
}
