package dev.clew.smt.process;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * A message between the two processes: a mark, a kind, a time, a length, and as many bytes of
 * UTF-8. The mark shows when native code has written something of its own in between.
 *
 * @param nanos how long the worker was busy with what this answers; 0 in what is no answer
 */
record WorkerMessage(Kind kind, String text, long nanos) {

  private static final int MARK = 0x436c6577;
  private static final int MAX_BYTES = 1 << 30;

  /** What a message is for. */
  enum Kind {
    /** To the worker: run these commands. */
    RUN('r'),
    /** To the worker: forget everything, then run these commands. */
    RESET('n'),
    /** From the worker: ready; or what the commands printed. */
    DONE('d'),
    /** From the worker: what the commands printed until one of them failed, and why. */
    ERROR('e');

    private final char code;

    Kind(char code) {
      this.code = code;
    }

    private static Kind of(int code) throws IOException {
      for (Kind kind : values()) {
        if (kind.code == code) {
          return kind;
        }
      }
      throw new IOException("an answer that is damaged");
    }
  }

  WorkerMessage(Kind kind, String text) {
    this(kind, text, 0);
  }

  static WorkerMessage read(DataInputStream in) throws IOException {
    if (in.readInt() != MARK) {
      throw new IOException("output that is no answer");
    }
    Kind kind = Kind.of(in.readByte());
    long nanos = in.readLong();
    int length = in.readInt();
    if (length < 0 || length > MAX_BYTES) {
      throw new IOException("an answer that is damaged");
    }
    byte[] bytes = in.readNBytes(length);
    if (bytes.length < length) {
      throw new IOException("an answer that is cut off");
    }
    return new WorkerMessage(kind, new String(bytes, StandardCharsets.UTF_8), nanos);
  }

  void write(DataOutputStream out) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    out.writeInt(MARK);
    out.writeByte(kind.code);
    out.writeLong(nanos);
    out.writeInt(bytes.length);
    out.write(bytes);
    out.flush();
  }
}
