package dev.clew.engine.model;

import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.Frame;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.program.MethodInfo;
import dev.clew.solver.expr.Expr;
import java.util.List;
import java.util.function.Consumer;

/** An instruction that reads a field: who reads it, and the ways to go on. */
public final class FieldReading {

  private final Machine machine;
  private final Frame frame;
  private final Insn at;

  FieldReading(Machine machine, Frame frame, Insn at) {
    this.machine = machine;
    this.frame = frame;
    this.at = at;
  }

  /**
   * One way of a decision.
   *
   * @param change what is done where the guard holds, before the field is read once more
   */
  public record Way(Expr guard, Consumer<PathMemory> change) {}

  public PathMemory memory() {
    return new PathMemory(machine);
  }

  /** The method that reads. */
  public MethodInfo reader() {
    return frame.code.method();
  }

  /** Goes on with an object as the field's value. */
  public CallExit give(int id) {
    frame.set(at.dst(), id);
    return new CallExit(at.next());
  }

  /** Goes one of several ways, then reads once more; the guards leave no gap. */
  public CallExit decide(List<Way> ways) {
    if (ways.size() == 1) {
      ways.get(0).change().accept(memory());
      return new CallExit(at);
    }
    return new CallExit(
        machine.fork(
            frame, at, ways.stream().map(way -> branch(way.guard(), way.change())).toList()));
  }

  private Branch branch(Expr guard, Consumer<PathMemory> change) {
    return Branch.when(
        guard,
        (m, f) -> {
          change.accept(new PathMemory(m));
          return at;
        });
  }
}
