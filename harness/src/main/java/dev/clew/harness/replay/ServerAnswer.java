package dev.clew.harness.replay;

import dev.clew.harness.Nullable;
import dev.clew.harness.Wire;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/** What the server says: a report of one of its two kinds, or a question of its own. */
public final class ServerAnswer {

  private enum Kind {
    REPORT,
    BATCH,
    CLASS_FILE
  }

  private final @Nullable Report report;
  private final @Nullable BatchReport batch;
  private final byte[] classFile;

  private ServerAnswer(@Nullable Report report, @Nullable BatchReport batch, byte[] classFile) {
    this.report = report;
    this.batch = batch;
    this.classFile = classFile.clone();
  }

  /** Of a trial. */
  public @Nullable Report report() {
    return report;
  }

  /** Of a batch of calls. */
  public @Nullable BatchReport batch() {
    return batch;
  }

  /**
   * A class that a call needs: the same is to be sent back, changed so that it tells {@link
   * dev.clew.harness.base.CallTracks} where it is. Empty where the answer is a report.
   */
  public byte[] classFile() {
    return classFile.clone();
  }

  static void write(DataOutputStream out, Report report) throws IOException {
    out.writeByte(Kind.REPORT.ordinal());
    report.write(out);
  }

  static void write(DataOutputStream out, BatchReport batch) throws IOException {
    out.writeByte(Kind.BATCH.ordinal());
    batch.write(out);
  }

  static void write(DataOutputStream out, byte[] classFile) throws IOException {
    out.writeByte(Kind.CLASS_FILE.ordinal());
    Wire.writeBytes(out, classFile);
  }

  /** Reads any of them. */
  public static ServerAnswer read(DataInputStream in) throws IOException {
    int number = in.readUnsignedByte();
    if (number == Kind.REPORT.ordinal()) {
      return new ServerAnswer(Report.read(in), null, new byte[0]);
    } else if (number == Kind.BATCH.ordinal()) {
      return new ServerAnswer(null, BatchReport.read(in), new byte[0]);
    } else if (number == Kind.CLASS_FILE.ordinal()) {
      return new ServerAnswer(null, null, Wire.readBytes(in));
    }
    throw new IOException("an answer of an unknown kind");
  }
}
