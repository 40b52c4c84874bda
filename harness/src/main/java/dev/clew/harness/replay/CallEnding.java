package dev.clew.harness.replay;

import dev.clew.harness.Nullable;
import dev.clew.harness.Wire;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What came of a trial. */
public final class CallEnding {

  /** How a trial ends. */
  public enum Kind {
    /** The picture shows the result, and there may be changes. */
    RETURNED,
    /** The text is the name of the exception's class, the message is its. */
    THREW,
    /** The inputs could not be made, or there is no such method; the text says why. */
    FAILED,
    /** It did not end in time; the trace says where it was. */
    TIMED_OUT,
    /** It wanted to do something that is not allowed; the text says what. */
    REFUSED
  }

  private final Kind kind;
  private final String text;
  private final @Nullable String message;
  private final String trace;
  private final byte[] picture;
  private final List<Change> changes;

  private CallEnding(
      Kind kind,
      String text,
      @Nullable String message,
      String trace,
      byte[] picture,
      List<Change> changes) {
    this.kind = kind;
    this.text = text;
    this.message = message;
    this.trace = trace;
    this.picture = picture.clone();
    this.changes = new ArrayList<>(changes);
  }

  static CallEnding of(Kind kind, String text, String trace) {
    return new CallEnding(kind, text, null, trace, new byte[0], Collections.emptyList());
  }

  static CallEnding returned(byte[] picture, List<Change> changes) {
    return new CallEnding(Kind.RETURNED, "", null, "", picture, changes);
  }

  /**
   * Without a message, which only the users' code may know.
   *
   * @param place whose trace says where it happened
   */
  static CallEnding threw(Throwable thrown, Throwable place) {
    return of(Kind.THREW, thrown.getClass().getName(), Trace.of(place));
  }

  /** The same with the message of what was thrown. A message that cannot be told is none. */
  CallEnding withMessage(Throwable thrown) {
    String told;
    try {
      told = thrown.getMessage();
    } catch (Throwable e) { // even a checked exception: the users' code may throw what it likes
      told = null;
    }
    return new CallEnding(kind, text, told, trace, picture, changes);
  }

  public Kind kind() {
    return kind;
  }

  public String text() {
    return text;
  }

  public @Nullable String message() {
    return message;
  }

  /** See {@link Trace}. */
  public String trace() {
    return trace;
  }

  /** See {@link Painter}. */
  public byte[] picture() {
    return picture.clone();
  }

  /** What the call did to its inputs, where it returned. */
  public List<Change> changes() {
    return new ArrayList<>(changes);
  }

  void write(DataOutputStream out) throws IOException {
    Wire.write(out, kind.name());
    Wire.write(out, text);
    Wire.write(out, message);
    Wire.write(out, trace);
    Wire.writeBytes(out, picture);
    out.writeInt(changes.size());
    for (Change change : changes) {
      change.write(out);
    }
  }

  static CallEnding read(DataInputStream in) throws IOException {
    Kind kind = Wire.readConstant(in, Kind.class);
    String text = String.valueOf(Wire.read(in));
    String message = Wire.readMessage(in);
    String trace = String.valueOf(Wire.read(in));
    byte[] picture = Wire.readBytes(in);
    int count = Wire.readCount(in, 3 * Integer.BYTES);
    List<Change> changes = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      changes.add(Change.read(in));
    }
    return new CallEnding(kind, text, message, trace, picture, changes);
  }
}
