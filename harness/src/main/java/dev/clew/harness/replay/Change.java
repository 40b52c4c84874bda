package dev.clew.harness.replay;

import dev.clew.harness.Wire;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/** An input that a call has changed. */
public final class Change {

  private final int number;
  private final byte[] before;
  private final byte[] after;

  Change(int number, byte[] before, byte[] after) {
    this.number = number;
    this.before = before.clone();
    this.after = after.clone();
  }

  /** The number that the input was made under. */
  public int number() {
    return number;
  }

  /** See {@link Painter}. */
  public byte[] before() {
    return before.clone();
  }

  /** See {@link Painter}. */
  public byte[] after() {
    return after.clone();
  }

  void write(DataOutputStream out) throws IOException {
    out.writeInt(number);
    Wire.writeBytes(out, before);
    Wire.writeBytes(out, after);
  }

  static Change read(DataInputStream in) throws IOException {
    int number = in.readInt();
    return new Change(number, Wire.readBytes(in), Wire.readBytes(in));
  }
}
