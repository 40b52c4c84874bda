package dev.clew.harness.replay;

import dev.clew.harness.Wire;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/** A call: the number of its form, and what stands in the holes of that. */
public final class FilledForm {

  private final int form;
  private final Object[] holes;

  /**
   * @param holes boxes of primitives, and strings
   */
  public FilledForm(int form, Object[] holes) {
    this.form = form;
    this.holes = holes.clone();
  }

  int form() {
    return form;
  }

  Object[] holes() {
    return holes.clone();
  }

  void write(DataOutputStream out) throws IOException {
    out.writeInt(form);
    out.writeInt(holes.length);
    for (Object each : holes) {
      Wire.write(out, each);
    }
  }

  static FilledForm read(DataInputStream in, int forms) throws IOException {
    int form = in.readInt();
    if (form < 0 || form >= forms) {
      throw new IOException("a call of a form that was not told");
    }
    Object[] holes = new Object[Wire.readCount(in, 1)];
    for (int i = 0; i < holes.length; i++) {
      holes[i] = Wire.read(in);
    }
    return new FilledForm(form, holes);
  }
}
