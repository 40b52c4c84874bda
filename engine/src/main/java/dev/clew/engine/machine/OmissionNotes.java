package dev.clew.engine.machine;

import dev.clew.engine.outcome.Reason;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What bounds left out of a path, newest first; states share it. */
record OmissionNotes(@Nullable OmissionNotes before, Reason reason) {

  static List<Reason> list(@Nullable OmissionNotes last) {
    List<Reason> reasons = new ArrayList<>();
    for (OmissionNotes node = last; node != null; node = node.before) {
      reasons.add(node.reason);
    }
    return reasons;
  }
}
