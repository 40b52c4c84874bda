package dev.clew.engine.reflect;

import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One change to a method handle, as the JDK's {@code LambdaFormEditor} describes it. */
@FunctionalInterface
public interface HandleEdit {

  /** The handle before the change. */
  @FunctionalInterface
  interface Inner {
    @Nullable Insn call(Machine m, List<GuestValue> arguments, ResultAction then);
  }

  /**
   * Calls the changed handle.
   *
   * @param extra what the handle holds for the change
   */
  @Nullable Insn call(
      Machine m, GuestValue extra, List<GuestValue> arguments, ResultAction then, Inner inner);

  /**
   * Changes to make one after the other, and then the handle holds one more value: the payload of
   * the form that the editor would make.
   */
  record Form(List<HandleEdit> edits) {

    public static final Form UNCHANGED = new Form(List.of());

    public Form {
      edits = List.copyOf(edits);
    }

    public Form then(HandleEdit edit) {
      List<HandleEdit> longer = new java.util.ArrayList<>(edits);
      longer.add(edit);
      return new Form(longer);
    }

    /** What was changed last sees the arguments first. */
    @Nullable Insn call(
        Machine m,
        int last,
        GuestValue extra,
        List<GuestValue> arguments,
        ResultAction then,
        Inner base) {
      if (last < 0) {
        return base.call(m, arguments, then);
      }
      Inner before = (next, values, after) -> call(next, last - 1, extra, values, after, base);
      return edits.get(last).call(m, extra, arguments, then, before);
    }
  }
}
