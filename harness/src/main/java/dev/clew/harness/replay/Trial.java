package dev.clew.harness.replay;

import dev.clew.harness.Wire;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** A call to be tried: steps that make its inputs, then a step that is the call. */
public final class Trial {

  private final List<ReplayStep> steps;
  private final ReplayStep call;
  private final String input;
  private final int millis;
  private final List<ChangedClass> changed;

  /**
   * @param input what standard input has, unit by unit a byte
   * @param millis how long it may take
   * @param changed classes that are to be others than they are
   */
  public Trial(
      List<ReplayStep> steps,
      ReplayStep call,
      String input,
      int millis,
      List<ChangedClass> changed) {
    this.steps = new ArrayList<>(steps);
    this.call = call;
    this.input = input;
    this.millis = millis;
    this.changed = new ArrayList<>(changed);
  }

  List<ReplayStep> steps() {
    return new ArrayList<>(steps);
  }

  ReplayStep call() {
    return call;
  }

  String input() {
    return input;
  }

  int millis() {
    return millis;
  }

  List<ChangedClass> changed() {
    return new ArrayList<>(changed);
  }

  public void write(DataOutputStream out) throws IOException {
    out.writeInt(steps.size());
    for (ReplayStep step : steps) {
      step.write(out);
    }
    call.write(out);
    Wire.write(out, input);
    out.writeInt(millis);
    out.writeInt(changed.size());
    for (ChangedClass each : changed) {
      each.write(out);
    }
  }

  static Trial read(DataInputStream in) throws IOException {
    int count = Wire.readCount(in, 1);
    List<ReplayStep> steps = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      steps.add(ReplayStep.read(in));
    }
    ReplayStep call = ReplayStep.read(in);
    String input = String.valueOf(Wire.read(in));
    int millis = in.readInt();
    int others = Wire.readCount(in, 1);
    List<ChangedClass> changed = new ArrayList<>();
    for (int i = 0; i < others; i++) {
      changed.add(ChangedClass.read(in));
    }
    return new Trial(steps, call, input, millis, changed);
  }
}
