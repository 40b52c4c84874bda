package dev.clew.engine.reflect;

import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import org.jspecify.annotations.Nullable;

/**
 * What is done with a result, in the frame that was on top when the call was made. States share it,
 * so it never changes and holds no object of a heap but by identity.
 */
@FunctionalInterface
public interface ResultAction {

  /** Leaves the native method whose frame is on top with the value. */
  ResultAction LEAVE = (m, value) -> m.calls().returnValue(m.top(), value.raw(), value.sym());

  /** Leaves the native method whose frame is on top without a value. */
  ResultAction LEAVE_VOID = (m, value) -> m.calls().returnVoid(m.top());

  /** Gives the value to the call instruction that the frame on top is at. */
  ResultAction RESUME = ResultAction::resume;

  @Nullable Insn accept(Machine m, GuestValue value);

  private static @Nullable Insn resume(Machine m, GuestValue value) {
    Frame f = m.top();
    Insn site = f.insn();
    if (site == null) {
      throw new IllegalStateException("no call to go on from");
    }
    if (site.dst() >= 0) {
      f.set(site.dst(), value.raw(), value.sym());
    }
    return site.next();
  }
}
