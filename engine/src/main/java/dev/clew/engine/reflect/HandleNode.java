package dev.clew.engine.reflect;

import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.program.type.JvmType;
import dev.clew.engine.program.type.Signature;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a method handle does that the engine made: its payload. Other handles are identities. */
public interface HandleNode {

  @Nullable Insn call(Machine m, long handle, List<Value> arguments, Then then);

  /** Calls another handle of the same type. */
  record Delegate(long target) implements HandleNode {
    @Override
    public @Nullable Insn call(Machine m, long handle, List<Value> arguments, Then then) {
      return Invoker.call(m, target, arguments, then);
    }
  }

  /** Converts arguments and result one by one. */
  record Converted(long target) implements HandleNode {
    @Override
    public @Nullable Insn call(Machine m, long handle, List<Value> arguments, Then then) {
      Signature outer = HandleTypes.ofHandle(m, handle);
      Signature inner = HandleTypes.ofHandle(m, target);
      JvmType from = inner.result();
      JvmType to = outer.result();
      Then convert = (machine, value) -> Conversions.one(machine, value, from, to, then);
      return Conversions.all(
          m,
          arguments,
          outer.parameters(),
          inner.parameters(),
          (machine, values) ->
              Invoker.call(machine, target, values, from.equals(to) ? then : convert));
    }
  }

  /** Another handle, changed in one respect. */
  record Edited(long base, Edit edit, Value extra) implements HandleNode {
    @Override
    public @Nullable Insn call(Machine m, long handle, List<Value> arguments, Then then) {
      return edit.call(m, this, arguments, then);
    }
  }
}
