package dev.clew.harness.replay;

import dev.clew.harness.Nullable;
import dev.clew.harness.Wire;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/** What a call of a batch came to. */
public final class TracedTrial {

  /** How it ended. */
  public enum Kind {
    RETURNED,
    /** The text is the name of the exception's class, the message is its. */
    THREW,
    /** What calls before it have thrown, too; nothing is told of it. */
    THREW_AGAIN,
    /** It reached more blocks than it may. */
    OUT_OF_FUEL,
    /** The text says what was not allowed. */
    REFUSED,
    /** The text says why there was no call. */
    FAILED,
    /** It did not end, or took all memory. */
    LOST
  }

  private static final int[] NO_WAYS = new int[0];
  private static final Object[] NOTHING = new Object[0];

  private final Kind kind;
  private final String text;
  private final @Nullable String message;
  private final String trace;
  private final int[] ways;
  private final Object[] compared;

  private TracedTrial(
      Kind kind,
      String text,
      @Nullable String message,
      String trace,
      int[] ways,
      Object[] compared) {
    this.kind = kind;
    this.text = text;
    this.message = message;
    this.trace = trace;
    this.ways = ways.clone();
    this.compared = compared.clone();
  }

  static TracedTrial of(Kind kind, String text) {
    return new TracedTrial(kind, text, null, "", NO_WAYS, NOTHING);
  }

  static TracedTrial threw(String exception, @Nullable String message, String trace) {
    return new TracedTrial(Kind.THREW, exception, message, trace, NO_WAYS, NOTHING);
  }

  /** The same with what it reached and compared, where that is of interest. */
  TracedTrial with(int[] someWays, Object[] values) {
    return new TracedTrial(kind, text, message, trace, someWays, values);
  }

  /** Whether it has reached what no call before it has. */
  boolean isNew() {
    return ways.length > 0;
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

  /**
   * The ways that it went, each followed by a number that is the greater the more often it did;
   * empty where it has reached nothing that calls of its hunt before it have not.
   */
  public int[] ways() {
    return ways.clone();
  }

  /** Left and right sides in turn: longs, or strings. */
  public Object[] compared() {
    return compared.clone();
  }

  void write(DataOutputStream out) throws IOException {
    Wire.write(out, kind.name());
    boolean isPlain = ways.length == 0 && text.isEmpty() && trace.isEmpty();
    out.writeBoolean(isPlain);
    if (isPlain) {
      return;
    }
    Wire.write(out, text);
    Wire.write(out, message);
    Wire.write(out, trace);
    out.writeInt(ways.length);
    for (int each : ways) {
      out.writeInt(each);
    }
    out.writeInt(compared.length);
    for (Object each : compared) {
      Wire.write(out, each);
    }
  }

  static TracedTrial read(DataInputStream in) throws IOException {
    Kind kind = Wire.readConstant(in, Kind.class);
    if (in.readBoolean()) {
      return of(kind, "");
    }
    String text = String.valueOf(Wire.read(in));
    String message = Wire.readMessage(in);
    String trace = String.valueOf(Wire.read(in));
    int[] ways = new int[Wire.readCount(in, Integer.BYTES)];
    for (int i = 0; i < ways.length; i++) {
      ways[i] = in.readInt();
    }
    Object[] compared = new Object[Wire.readCount(in, 1)];
    for (int i = 0; i < compared.length; i++) {
      compared[i] = Wire.read(in);
    }
    return new TracedTrial(kind, text, message, trace, ways, compared);
  }
}
