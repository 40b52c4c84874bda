package dev.clew.harness;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/** What came of a call. */
public final class Reply {

  /** How a call ends. */
  public enum Kind {
    /** {@link #value} is the result. */
    RETURNED,
    /** {@link #text} is the name of the exception's class, {@link #value} its message. */
    THREW,
    /** There was no call, and {@link #text} says why. */
    FAILED
  }

  /** What is said first, before anything is asked. */
  static final Reply GREETING = new Reply(Kind.RETURNED, "", null);

  private final Kind kind;
  private final String text;
  private final @Nullable Object value;

  Reply(Kind kind, String text, @Nullable Object value) {
    this.kind = kind;
    this.text = text;
    this.value = value;
  }

  static Reply failed(Throwable why) {
    return new Reply(Kind.FAILED, why.toString(), null);
  }

  public Kind kind() {
    return kind;
  }

  public String text() {
    return text;
  }

  public @Nullable Object value() {
    return value;
  }

  void write(DataOutputStream out) throws IOException {
    Wire.write(out, kind.name());
    Wire.write(out, text);
    Wire.write(out, value);
  }

  /** Reads what {@link #write} wrote. */
  public static Reply read(DataInputStream in) throws IOException {
    Kind kind;
    try {
      kind = Kind.valueOf(String.valueOf(Wire.read(in)));
    } catch (IllegalArgumentException e) {
      throw new IOException("an answer of unknown kind", e);
    }
    String text = String.valueOf(Wire.read(in));
    return new Reply(kind, text, Wire.read(in));
  }
}
