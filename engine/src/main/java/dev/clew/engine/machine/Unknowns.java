package dev.clew.engine.machine;

import dev.clew.engine.heap.HeapObject;
import dev.clew.engine.heap.UnknownReference;
import org.jspecify.annotations.Nullable;

/**
 * References among the inputs, decided when somebody has to know: null, an alias of an earlier
 * input, or an object of its own.
 */
public final class Unknowns {

  private final Machine m;

  Unknowns(Machine m) {
    this.m = m;
  }

  /**
   * Makes sure that a register's reference is known, if that has been decided.
   *
   * @return false if it is open; otherwise the register has no symbolic part any more
   */
  public boolean settle(Frame f, int register) {
    if (f.sym(register) == null) {
      return true;
    }
    long target = target(f.raw[register]);
    if (target == OPEN) {
      return false;
    }
    f.set(register, target);
    return true;
  }

  /** What {@link #target} gives for an open reference. */
  public static final long OPEN = Long.MIN_VALUE;

  /** The identity that a marked reference stands for, or {@link #OPEN}. */
  public long target(long id) {
    HeapObject object = m.heap().get((int) id);
    if (!(object instanceof UnknownReference unknown)) {
      return id;
    }
    return unknown.isOpen() ? OPEN : unknown.target();
  }

  /** Whether an open reference is known not to be null. */
  public boolean isNonNull(Frame f, int register) {
    return m.object(f.raw[register]) instanceof UnknownReference unknown && unknown.isNonNull();
  }

  /** Forks over all that an open reference can be; then the instruction is executed once more. */
  public @Nullable Insn decide(Frame f, Insn at, int register) {
    return m.lazyInputs().decide(m, f, at, (int) f.raw[register]);
  }

  /** Forks over whether an open reference is null. */
  public @Nullable Insn decideNull(Frame f, Insn at, int register) {
    return m.lazyInputs().decideNull(m, f, at, (int) f.raw[register]);
  }
}
