package dev.clew.junit.source.assertion;

import dev.clew.replay.Picture;
import java.util.ArrayList;
import java.util.List;

/**
 * A part of an input that a call changed and that a test can look at.
 *
 * @param path from the input to the part; empty for the input itself
 */
record ChangedPart(List<Step> path, Picture before, Picture after) {
  ChangedPart {
    path = List.copyOf(path);
  }

  /**
   * From an object to a part of it.
   *
   * @param owner the class of the object, as {@link Class#getTypeName} names it
   * @param code what comes after the object
   * @param type the static type of the part
   */
  record Step(String owner, String code, String type) {}

  ChangedPart below(Step step, Picture partBefore, Picture partAfter) {
    List<Step> longer = new ArrayList<>(path);
    longer.add(step);
    return new ChangedPart(longer, partBefore, partAfter);
  }

  /** Whether its class or its size tells that something has changed. */
  boolean isOfOtherKind() {
    if (after instanceof Picture.Elements now) {
      return !(before instanceof Picture.Elements was
          && was.elements().size() == now.elements().size());
    } else if (after instanceof Picture.Entries now) {
      return !(before instanceof Picture.Entries was
          && was.entries().size() == now.entries().size());
    }
    return before instanceof Picture.Null
        || (before instanceof Picture.Fields was
            && after instanceof Picture.Fields now
            && !was.type().equals(now.type()));
  }
}
