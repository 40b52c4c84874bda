package dev.clew.harness.replay;

import dev.clew.harness.Wire;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/** The answer to a trial: its ending, and what else was seen. */
public final class Report {

  private final CallEnding ending;
  private final String printed;
  private final byte[] coverage;
  private final boolean last;

  Report(CallEnding ending, String printed, byte[] coverage, boolean last) {
    this.ending = ending;
    this.printed = printed;
    this.coverage = coverage.clone();
    this.last = last;
  }

  public CallEnding ending() {
    return ending;
  }

  /** The beginning of what it wrote to its standard streams. */
  public String printed() {
    return printed;
  }

  /** What JaCoCo recorded, in JaCoCo's format; empty without JaCoCo. */
  public byte[] coverage() {
    return coverage.clone();
  }

  /** Whether this JVM is of no use any more, and ends now. */
  public boolean last() {
    return last;
  }

  /** The same without its ending, which cannot be told. */
  Report failed(String why) {
    return new Report(CallEnding.of(CallEnding.Kind.FAILED, why, ""), printed, new byte[0], last);
  }

  void write(DataOutputStream out) throws IOException {
    ending.write(out);
    Wire.write(out, printed);
    Wire.writeBytes(out, coverage);
    out.writeBoolean(last);
  }

  /** Reads what {@link #write} wrote. */
  public static Report read(DataInputStream in) throws IOException {
    CallEnding ending = CallEnding.read(in);
    String printed = String.valueOf(Wire.read(in));
    byte[] coverage = Wire.readBytes(in);
    return new Report(ending, printed, coverage, in.readBoolean());
  }
}
