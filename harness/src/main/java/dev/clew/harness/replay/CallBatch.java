package dev.clew.harness.replay;

import dev.clew.harness.Wire;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Calls to be performed one after the other, to see what each reaches. */
public final class CallBatch {

  private final List<CallForm> forms;
  private final List<FilledForm> calls;
  private final Bounds bounds;
  private final int hunt;
  private final boolean tellsAll;

  /** What calls may take. */
  public static final class Bounds {

    private final int fuel;
    private final int callMillis;
    private final int batchMillis;

    /**
     * @param fuel how many blocks a call may reach
     * @param callMillis how long a call may take
     * @param batchMillis after so long no other call is begun
     */
    public Bounds(int fuel, int callMillis, int batchMillis) {
      this.fuel = fuel;
      this.callMillis = callMillis;
      this.batchMillis = batchMillis;
    }

    int fuel() {
      return fuel;
    }

    int callMillis() {
      return callMillis;
    }

    int batchMillis() {
      return batchMillis;
    }
  }

  /**
   * @param hunt what its calls belong to; those of other hunts do not count when it is said what is
   *     new
   * @param tellsAll whether each exception is told of, and not only those that are rare; then what
   *     is reached does not count
   */
  public CallBatch(
      List<CallForm> forms, List<FilledForm> calls, Bounds bounds, int hunt, boolean tellsAll) {
    this.forms = new ArrayList<>(forms);
    this.calls = new ArrayList<>(calls);
    this.bounds = bounds;
    this.hunt = hunt;
    this.tellsAll = tellsAll;
  }

  List<FilledForm> calls() {
    return new ArrayList<>(calls);
  }

  CallForm form(FilledForm call) {
    return forms.get(call.form());
  }

  Bounds bounds() {
    return bounds;
  }

  int hunt() {
    return hunt;
  }

  boolean tellsAll() {
    return tellsAll;
  }

  public void write(DataOutputStream out) throws IOException {
    out.writeInt(bounds.fuel);
    out.writeInt(bounds.callMillis);
    out.writeInt(bounds.batchMillis);
    out.writeInt(hunt);
    out.writeBoolean(tellsAll);
    out.writeInt(forms.size());
    for (CallForm each : forms) {
      each.write(out);
    }
    out.writeInt(calls.size());
    for (FilledForm each : calls) {
      each.write(out);
    }
  }

  static CallBatch read(DataInputStream in) throws IOException {
    Bounds bounds = new Bounds(in.readInt(), in.readInt(), in.readInt());
    int hunt = in.readInt();
    boolean tellsAll = in.readBoolean();
    int formCount = Wire.readCount(in, 1);
    List<CallForm> forms = new ArrayList<>();
    for (int i = 0; i < formCount; i++) {
      forms.add(CallForm.read(in));
    }
    int callCount = Wire.readCount(in, 1);
    List<FilledForm> calls = new ArrayList<>();
    for (int i = 0; i < callCount; i++) {
      calls.add(FilledForm.read(in, formCount));
    }
    return new CallBatch(forms, calls, bounds, hunt, tellsAll);
  }
}
