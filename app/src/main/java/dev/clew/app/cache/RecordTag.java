package dev.clew.app.cache;

import java.io.IOException;
import java.util.List;

/** What comes next in the file of a record. */
enum RecordTag {
  NULL('-'),
  TEXT('"'),
  CONSTANT('c'),
  RECORD('r'),
  LIST('l'),
  MAP('m'),
  OPTIONAL('o'),
  OPTIONAL_INT('i'),
  MOMENT('t'),
  BOOLEAN('Z'),
  INT('I'),
  LONG('J'),
  BYTE('B'),
  SHORT('S'),
  CHAR('C'),
  FLOAT('F'),
  DOUBLE('D');

  private static final List<RecordTag> ALL = List.of(values());

  private final byte code;

  RecordTag(char code) {
    this.code = (byte) code;
  }

  byte code() {
    return code;
  }

  static RecordTag of(byte code) throws IOException {
    for (RecordTag tag : ALL) {
      if (tag.code == code) {
        return tag;
      }
    }
    throw new IOException("no tag: " + code);
  }
}
