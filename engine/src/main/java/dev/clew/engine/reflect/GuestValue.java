package dev.clew.engine.reflect;

import dev.clew.engine.machine.Frame;
import org.jspecify.annotations.Nullable;

/** What a register holds: 64 raw bits, and a symbolic part if the value is unknown. */
public record GuestValue(long raw, @Nullable Object sym) {

  /** Null, zero or nothing at all. */
  public static final GuestValue ZERO = new GuestValue(0, null);

  public static GuestValue of(long raw) {
    return new GuestValue(raw, null);
  }

  public static GuestValue in(Frame f, int register) {
    return new GuestValue(f.raw[register], f.sym(register));
  }
}
