package dev.clew.engine.reflect;

import dev.clew.engine.machine.Frame;
import org.jspecify.annotations.Nullable;

/** What a register holds: 64 raw bits, and a symbolic part if the value is unknown. */
public record Value(long raw, @Nullable Object sym) {

  /** Null, zero or nothing at all. */
  public static final Value ZERO = new Value(0, null);

  public static Value of(long raw) {
    return new Value(raw, null);
  }

  public static Value in(Frame f, int register) {
    return new Value(f.raw[register], f.sym(register));
  }
}
