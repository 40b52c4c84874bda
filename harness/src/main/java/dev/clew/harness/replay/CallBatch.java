package dev.clew.harness.replay;

import dev.clew.harness.Wire;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Calls to be performed one after the other, to see what each reaches. */
public final class CallBatch {

  private final List<Trial> trials;
  private final int fuel;
  private final int millis;
  private final int hunt;

  /**
   * @param fuel how many blocks a call may reach
   * @param millis how long a call may take
   * @param hunt what its calls belong to; those of other hunts do not count when it is said what is
   *     new
   */
  public CallBatch(List<Trial> trials, int fuel, int millis, int hunt) {
    this.trials = new ArrayList<>(trials);
    this.fuel = fuel;
    this.millis = millis;
    this.hunt = hunt;
  }

  List<Trial> trials() {
    return new ArrayList<>(trials);
  }

  int fuel() {
    return fuel;
  }

  int millis() {
    return millis;
  }

  int hunt() {
    return hunt;
  }

  public void write(DataOutputStream out) throws IOException {
    out.writeInt(fuel);
    out.writeInt(millis);
    out.writeInt(hunt);
    out.writeInt(trials.size());
    for (Trial each : trials) {
      each.write(out);
    }
  }

  static CallBatch read(DataInputStream in) throws IOException {
    int fuel = in.readInt();
    int millis = in.readInt();
    int hunt = in.readInt();
    int count = Wire.readCount(in, 1);
    List<Trial> trials = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      trials.add(Trial.read(in));
    }
    return new CallBatch(trials, fuel, millis, hunt);
  }
}
