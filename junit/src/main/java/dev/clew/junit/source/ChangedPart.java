package dev.clew.junit.source;

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

  /** Whether it is told by its class, or by its size, that something has changed. */
  boolean isOfOtherKind() {
    return !kind(before).equals(kind(after));
  }

  private static String kind(Picture picture) {
    if (picture instanceof Picture.Elements elements) {
      return elements.type() + elements.elements().size();
    } else if (picture instanceof Picture.Entries entries) {
      return entries.type() + entries.entries().size();
    } else if (picture instanceof Picture.Fields fields) {
      return fields.type();
    }
    return picture.getClass().getSimpleName();
  }
}
