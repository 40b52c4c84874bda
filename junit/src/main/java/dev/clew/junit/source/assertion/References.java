package dev.clew.junit.source.assertion;

import dev.clew.replay.Picture;
import java.util.Set;

/** The objects that a picture refers to by their numbers. */
public final class References {

  private References() {}

  public static void add(Picture picture, Set<Integer> into) {
    if (picture instanceof Picture.Ref ref) {
      into.add(ref.number());
    } else if (picture instanceof Picture.Array array) {
      array.elements().forEach(each -> add(each, into));
    } else if (picture instanceof Picture.Elements elements) {
      elements.elements().forEach(each -> add(each, into));
    } else if (picture instanceof Picture.Entries entries) {
      entries.entries().forEach(each -> add(each.key(), into));
      entries.entries().forEach(each -> add(each.value(), into));
    } else if (picture instanceof Picture.Fields fields) {
      fields.fields().values().forEach(each -> add(each, into));
    }
  }
}
