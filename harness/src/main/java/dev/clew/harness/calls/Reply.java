package dev.clew.harness.calls;

import dev.clew.harness.Nullable;
import dev.clew.harness.Wire;
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
    FAILED,
    /**
     * It wanted to do what is not allowed, {@link #text} says what, and this JVM is of no use any
     * more: its classes may have been initialised otherwise than they are elsewhere.
     */
    REFUSED
  }

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

  /** The same, unless something was refused meanwhile: then it is worth nothing. */
  Reply unless(String refused) {
    return refused.isEmpty() ? this : new Reply(Kind.REFUSED, refused, null);
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
    Kind kind = Wire.readConstant(in, Kind.class);
    String text = String.valueOf(Wire.read(in));
    return new Reply(kind, text, Wire.read(in));
  }
}
