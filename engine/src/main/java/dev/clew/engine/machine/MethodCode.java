package dev.clew.engine.machine;

import dev.clew.engine.program.MethodInfo;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A method, decoded. Registers 0 and up are the local variables, then come temporaries, then
 * constants, which every new frame finds in place.
 */
public final class MethodCode {

  private final MethodInfo method;
  private final Insn entry;
  private final long[] template;
  private final int exceptionRegister;
  private final HandlerTable handlers;
  private final LineTable lines;
  private final boolean isProgram;

  /**
   * @param template the registers of a new frame; kept
   * @param exceptionRegister where handlers find what they caught
   */
  public MethodCode(
      MethodInfo method,
      Insn entry,
      long[] template,
      int exceptionRegister,
      HandlerTable handlers,
      LineTable lines) {
    this.method = method;
    this.entry = entry;
    this.template = template;
    this.exceptionRegister = exceptionRegister;
    this.handlers = handlers;
    this.lines = lines;
    this.isProgram = !method.owner().isJdk();
  }

  /** A method that is nothing but one instruction, which finds the arguments in registers. */
  public static MethodCode ofInsn(MethodInfo method, Insn insn, int registers) {
    return new MethodCode(
        method, insn, new long[registers], 0, new HandlerTable(List.of()), LineTable.NONE);
  }

  public MethodInfo method() {
    return method;
  }

  /** Whether it is of the program under test, and not of the JDK. */
  public boolean isProgram() {
    return isProgram;
  }

  public Insn entry() {
    return entry;
  }

  long[] newRegisters() {
    return template.clone();
  }

  int exceptionRegister() {
    return exceptionRegister;
  }

  public HandlerTable handlers() {
    return handlers;
  }

  /** The line of a position, -1 if nothing says. */
  public int line(@Nullable Insn at) {
    return at == null ? -1 : lines.at(at.position());
  }

  @Override
  public String toString() {
    return method.toString();
  }
}
