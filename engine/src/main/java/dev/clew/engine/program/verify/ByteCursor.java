package dev.clew.engine.program.verify;

/** Reads big-endian numbers one after the other, and never beyond an end. */
final class ByteCursor {

  private final byte[] bytes;
  private final int end;
  private int at;

  /**
   * @param end the first position that is not read
   */
  ByteCursor(byte[] bytes, int start, int end) {
    this.bytes = bytes;
    this.at = start;
    this.end = end;
  }

  int at() {
    return at;
  }

  boolean isAtEnd() {
    return at == end;
  }

  /** Of an attribute that is as long as what it says. */
  void requireEnd(String attribute) {
    if (!isAtEnd()) {
      throw new DamagedClassException("Wrong length of attribute " + attribute);
    }
  }

  int u1() {
    return bytes[advance(1)] & 0xFF;
  }

  int u2() {
    int start = advance(2);
    return ((bytes[start] & 0xFF) << 8) | (bytes[start + 1] & 0xFF);
  }

  /** With a sign: no length above the largest int is allowed anywhere. */
  int s4() {
    return (u2() << 16) | u2();
  }

  /** Passes over bytes; where they begin. */
  int skip(int count) {
    return advance(count);
  }

  /** What comes next, as a part of its own. */
  ByteCursor part(int length) {
    int start = advance(length);
    return new ByteCursor(bytes, start, start + length);
  }

  private int advance(int count) {
    if (count < 0 || count > end - at) {
      throw new DamagedClassException("Truncated class file");
    }
    int start = at;
    at += count;
    return start;
  }
}
