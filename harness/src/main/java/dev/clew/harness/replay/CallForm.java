package dev.clew.harness.replay;

import dev.clew.harness.Wire;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Steps that make inputs, some of which each call fills in for itself, and then a step that is the
 * call.
 */
public final class CallForm {

  private final List<ReplayStep> steps;
  private final ReplayStep call;

  public CallForm(List<ReplayStep> steps, ReplayStep call) {
    this.steps = new ArrayList<>(steps);
    this.call = call;
  }

  /** Performs all steps but the call, and comes back with what they made. */
  Workshop prepare(Workshop workshop) throws ReflectiveOperationException {
    for (int i = 0; i < steps.size(); i++) {
      workshop.perform(steps.get(i));
    }
    return workshop;
  }

  ReplayStep call() {
    return call;
  }

  void write(DataOutputStream out) throws IOException {
    out.writeInt(steps.size());
    for (ReplayStep step : steps) {
      step.write(out);
    }
    call.write(out);
  }

  static CallForm read(DataInputStream in) throws IOException {
    int count = Wire.readCount(in, 1);
    List<ReplayStep> steps = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      steps.add(ReplayStep.read(in));
    }
    return new CallForm(steps, ReplayStep.read(in));
  }
}
