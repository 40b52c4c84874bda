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
    Wire.write(out, Kind.REPORT.name());
    report.write(out);
  }

  static void write(DataOutputStream out, BatchReport batch) throws IOException {
    Wire.write(out, Kind.BATCH.name());
    batch.write(out);
  }

  static void write(DataOutputStream out, byte[] classFile) throws IOException {
    Wire.write(out, Kind.CLASS_FILE.name());
    Wire.writeBytes(out, classFile);
  }

  /** Reads any of them. */
  public static ServerAnswer read(DataInputStream in) throws IOException {
    switch (Wire.readConstant(in, Kind.class)) {
      case REPORT:
        return new ServerAnswer(Report.read(in), null, new byte[0]);
      case BATCH:
        return new ServerAnswer(null, BatchReport.read(in), new byte[0]);
      case CLASS_FILE:
        return new ServerAnswer(null, null, Wire.readBytes(in));
    }
    throw new IOException("an answer of an unknown kind");
  }
}
