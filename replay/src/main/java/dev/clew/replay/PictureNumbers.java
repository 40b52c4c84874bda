package dev.clew.replay;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** The numbers of objects in pictures, and what pictures are made of. */
final class PictureNumbers {

  /** Of what has no identity. */
  static final int NONE = Integer.MIN_VALUE;

  private PictureNumbers() {}

  /** Of the object itself, or the one that it refers to. */
  static int of(Picture picture) {
    if (picture instanceof Picture.Ref ref) {
      return ref.number();
    } else if (picture instanceof Picture.Text text) {
      return text.number();
    } else if (picture instanceof Picture.Array array) {
      return array.number();
    } else if (picture instanceof Picture.Elements elements) {
      return elements.number();
    } else if (picture instanceof Picture.Entries entries) {
      return entries.number();
    } else if (picture instanceof Picture.Fields fields) {
      return fields.number();
    } else if (picture instanceof Picture.Spelled spelled) {
      return spelled.number();
    }
    return picture instanceof Picture.Opaque opaque ? opaque.number() : NONE;
  }

  static Collection<Picture> parts(Picture picture) {
    if (picture instanceof Picture.Array array) {
      return array.elements();
    } else if (picture instanceof Picture.Elements elements) {
      return elements.elements();
    } else if (picture instanceof Picture.Fields fields) {
      return fields.fields().values();
    } else if (picture instanceof Picture.Entries entries) {
      List<Picture> parts = new ArrayList<>();
      for (Picture.Entry each : entries.entries()) {
        parts.add(each.key());
        parts.add(each.value());
      }
      return parts;
    }
    return List.of();
  }
}
