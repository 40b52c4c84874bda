package dev.clew.engine.machine;

import dev.clew.engine.heap.WriteToken;
import org.jspecify.annotations.Nullable;

/**
 * One activation of a method: registers for locals, temporaries and constants.
 *
 * <p>The frame on top of a machine is always its own. Frames below may be shared with frozen states
 * and are copied when control returns to them.
 */
public final class Frame {

  public final MethodCode code;
  public final @Nullable Frame caller;
  public final long[] raw;

  /** How many calls are below; 0 for the first. */
  public final int depth;

  /** How many more levels of calls are followed from here. */
  final CallDepth followed;

  private final WriteToken owner;
  private final @Nullable FrameCompletion completion;
  private @Nullable Object @Nullable [] sym;

  /** How many registers have a symbolic part. */
  int symbols;

  /** What is executed now; null before the first. */
  @Nullable Insn insn;

  Frame(
      WriteToken owner,
      MethodCode code,
      @Nullable Frame caller,
      @Nullable FrameCompletion completion,
      CallDepth followed) {
    this(owner, code, caller, completion, followed, code.newRegisters());
  }

  private Frame(
      WriteToken owner,
      MethodCode code,
      @Nullable Frame caller,
      @Nullable FrameCompletion completion,
      CallDepth followed,
      long[] raw) {
    this.owner = owner;
    this.code = code;
    this.caller = caller;
    this.completion = completion;
    this.followed = followed;
    this.raw = raw;
    this.depth = caller == null ? 0 : caller.depth + 1;
  }

  Frame ownedBy(WriteToken token) {
    if (owner == token) {
      return this;
    }
    Frame copy = new Frame(token, code, caller, completion, followed, raw.clone());
    copy.sym = sym == null || symbols == 0 ? null : sym.clone();
    copy.symbols = symbols;
    copy.insn = insn;
    return copy;
  }

  /** Whether it is the first of the method that is explored. */
  public boolean isTarget() {
    return followed.isTarget();
  }

  /** Whether the call is none of the program's, but makes an input. */
  public boolean makesInput() {
    return completion != null && completion.makesInput();
  }

  public @Nullable FrameCompletion completion() {
    return completion;
  }

  /** What is executed now: the call, in a frame below the top. */
  public @Nullable Insn insn() {
    return insn;
  }

  /** Remembers what is executed now, for what looks at the stack. */
  public void setInsn(Insn current) {
    insn = current;
  }

  public boolean hasSymbols() {
    return symbols != 0;
  }

  /** The symbolic part of a register, null if its value is known. */
  public @Nullable Object sym(int register) {
    return symbols == 0 || sym == null ? null : sym[register];
  }

  /** Sets a register to a known value, in a frame that may hold symbols. */
  public void set(int register, long value) {
    raw[register] = value;
    if (symbols != 0) {
      clear(register);
    }
  }

  private void clear(int register) {
    Object[] parts = sym;
    if (parts != null && parts[register] != null) {
      parts[register] = null;
      symbols--;
    }
  }

  /** Sets a register. */
  public void set(int register, long value, @Nullable Object symbolic) {
    if (symbolic == null) {
      set(register, value);
      return;
    }
    Object[] parts = sym;
    if (parts == null) {
      parts = new Object[raw.length];
      sym = parts;
    }
    if (parts[register] == null) {
      symbols++;
    }
    parts[register] = symbolic;
    raw[register] = value;
  }

  public int intAt(int register) {
    return (int) raw[register];
  }
}
