package dev.clew.harness.replay;

import dev.clew.harness.Wire;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** The answer to a batch of calls. */
public final class BatchReport {

  private final List<TracedTrial> trials;
  private final byte[] coverage;
  private final boolean last;

  BatchReport(List<TracedTrial> trials, byte[] coverage, boolean last) {
    this.trials = new ArrayList<>(trials);
    this.coverage = coverage.clone();
    this.last = last;
  }

  /** In the order of the calls; those after one that was lost are missing. */
  public List<TracedTrial> trials() {
    return new ArrayList<>(trials);
  }

  /** What JaCoCo recorded of all of them, in its format. */
  public byte[] coverage() {
    return coverage.clone();
  }

  /** Whether this JVM is of no use any more, and ends now. */
  public boolean last() {
    return last;
  }

  void write(DataOutputStream out) throws IOException {
    out.writeInt(trials.size());
    for (TracedTrial each : trials) {
      each.write(out);
    }
    Wire.writeBytes(out, coverage);
    out.writeBoolean(last);
  }

  static BatchReport read(DataInputStream in) throws IOException {
    int count = Wire.readCount(in, 1);
    List<TracedTrial> trials = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      trials.add(TracedTrial.read(in));
    }
    byte[] coverage = Wire.readBytes(in);
    return new BatchReport(trials, coverage, in.readBoolean());
  }
}
