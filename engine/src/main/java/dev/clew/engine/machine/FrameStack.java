package dev.clew.engine.machine;

import org.jspecify.annotations.Nullable;

/** Entering and leaving frames. */
public final class FrameStack {

  /** How deep the stack may grow; about what HotSpot's default stack holds of ordinary frames. */
  static final int MAX_DEPTH = 9_000;

  private final Machine m;

  FrameStack(Machine m) {
    this.m = m;
  }

  /**
   * Calls a method for a call instruction, which gets the result.
   *
   * @param site the instruction that is executed, in the frame on top
   * @param args the caller's registers
   * @param slots where each argument goes
   */
  public @Nullable Insn call(Frame f, Insn site, MethodCode code, int[] args, int[] slots) {
    f.insn = site;
    CallDepth followed = f.followed.below(f.code.method(), code.method());
    if (followed == null) {
      return m.lazyInputs().havoc(m, f, site, code.method());
    }
    if (f.depth >= MAX_DEPTH) {
      return m.exceptions().stackOverflow(f);
    }
    Frame callee = new Frame(m.token(), code, f, null, followed);
    long[] from = f.raw;
    long[] to = callee.raw;
    for (int i = 0; i < args.length; i++) {
      to[slots[i]] = from[args[i]];
    }
    if (f.symbols != 0) {
      copySymbols(f, callee, args, slots);
    }
    m.setTop(callee);
    return m.outOfFuel() ? m.pause(code.entry()) : code.entry();
  }

  private static void copySymbols(Frame f, Frame callee, int[] args, int[] slots) {
    for (int i = 0; i < args.length; i++) {
      Object sym = f.sym(args[i]);
      if (sym != null) {
        callee.set(slots[i], f.raw[args[i]], sym);
      }
    }
  }

  /** Whether no further call fits on the stack; {@link GuestExceptions#stackOverflow} says so. */
  public boolean isFull(Frame f) {
    return f.depth >= MAX_DEPTH;
  }

  /** A new frame on top, whose arguments the caller of this method fills in; not started. */
  public Frame push(MethodCode code, @Nullable FrameCompletion completion) {
    return push(code, completion, CallDepth.ANY);
  }

  /**
   * The same.
   *
   * @param followed how many levels of calls are followed from there
   */
  public Frame push(MethodCode code, @Nullable FrameCompletion completion, CallDepth followed) {
    Frame frame = new Frame(m.token(), code, m.topOrNull(), completion, followed);
    m.setTop(frame);
    return frame;
  }

  /** Takes the frame on top off the stack; there is one below. */
  public void leave(Frame f) {
    Frame caller = f.caller;
    if (caller == null) {
      throw new IllegalStateException("the last frame");
    }
    m.setTop(caller.ownedBy(m.token()));
  }

  /** Leaves the frame on top without a result. */
  public @Nullable Insn returnVoid(Frame f) {
    Frame caller = f.caller;
    if (caller == null) {
      return m.end(new Ending.Returned(0, null, f));
    }
    Frame owned = caller.ownedBy(m.token());
    m.setTop(owned);
    FrameCompletion completion = f.completion();
    if (completion != null) {
      return completion.returned(m, f, 0, null);
    }
    return resume(owned);
  }

  /** Leaves the frame on top with a result. */
  public @Nullable Insn returnValue(Frame f, long raw, @Nullable Object sym) {
    Frame caller = f.caller;
    if (caller == null) {
      return m.end(new Ending.Returned(raw, sym, f));
    }
    Frame owned = caller.ownedBy(m.token());
    m.setTop(owned);
    FrameCompletion completion = f.completion();
    if (completion != null) {
      return completion.returned(m, f, raw, sym);
    }
    Insn call = owned.insn;
    if (call != null && call.dst() >= 0) {
      owned.set(call.dst(), raw, sym);
    }
    return resume(owned);
  }

  /** What follows the call that a frame is at. */
  static @Nullable Insn resume(Frame f) {
    Insn call = f.insn;
    return call == null ? f.code.entry() : call.next();
  }

  /** The instruction that a frame is at, once more; the first if it has not begun. */
  static Insn again(Frame f) {
    Insn current = f.insn;
    return current == null ? f.code.entry() : current;
  }
}
