package dev.clew.models.time;

import java.util.UUID;

/** Identifiers that are read from texts. */
@SuppressWarnings("all") // odd calls are what is tested
final class IdSubjects {

  private IdSubjects() {}

  static String id(String s) {
    UUID id = UUID.fromString(s);
    return id.getMostSignificantBits() + "/" + id.getLeastSignificantBits();
  }

  static String kindOfId(String s) {
    UUID id = UUID.fromString(s);
    return id.version() + "/" + id.variant();
  }

  static String writtenId(String s) {
    return UUID.fromString(s).toString();
  }
}
