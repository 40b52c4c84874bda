package dev.clew.engine.insn.flow;

import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;

/** Copies a register. */
public final class Move extends Insn {

  private final int source;

  public Move(int dst, int source) {
    super(dst);
    this.source = source;
  }

  @Override
  public Insn run(Machine m, Frame f) {
    f.raw[dst()] = f.raw[source];
    return next();
  }

  @Override
  public Insn careful(Machine m, Frame f) {
    f.set(dst(), f.raw[source], f.sym(source));
    return next();
  }
}
