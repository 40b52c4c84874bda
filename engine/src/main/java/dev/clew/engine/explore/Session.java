package dev.clew.engine.explore;

import dev.clew.engine.boot.Engine;
import dev.clew.engine.inputs.ExplorationStart;
import dev.clew.engine.inputs.SymbolicInputs;
import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.DecisionPath;
import dev.clew.engine.machine.ExecutedInstructions;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.State;
import dev.clew.engine.terms.Terms;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Makes machines for one worker, whose terms nobody else may touch. */
final class Session {

  private final Engine engine;
  private final Terms terms;
  private final SymbolicInputs inputs;
  private final ExplorationStart start;
  private final ExecutedInstructions executed;

  Session(
      Engine engine,
      Terms terms,
      SymbolicInputs inputs,
      ExplorationStart start,
      ExecutedInstructions executed) {
    this.engine = engine;
    this.terms = terms;
    this.inputs = inputs;
    this.start = start;
    this.executed = executed;
  }

  private Machine machine(State state) {
    Machine m = new Machine(engine.runtime(), terms, inputs, state);
    m.noteIn(executed);
    return m;
  }

  /** A machine that has gone a node's way. */
  Machine resume(Node node) {
    Machine m = machine(node.state());
    Branch branch = node.branch();
    if (branch == null) {
      m.start(null);
    } else {
      m.take(branch, node.index(), /* open= */ true);
    }
    return m;
  }

  /** A machine at the fork where another one stands, which may go on as it likes. */
  Machine copy(State state, Insn at, List<Branch> branches) {
    Machine m = machine(state);
    m.fork(m.top(), at, branches);
    return m;
  }

  /** What another worker needs to get to a node. */
  WorkUnit unit(Node node) {
    return WorkUnit.of(decisions(node.state().path(), node.index()), node.model());
  }

  /** The decisions alone, written when they are wanted; until then the path is kept. */
  Supplier<WorkUnit> unitLater(Node node) {
    DecisionPath path = node.state().path();
    int index = node.index();
    return () -> new WorkUnit(decisions(path, index), List.of());
  }

  private static int[] decisions(DecisionPath path, int index) {
    int[] before = path.prefix();
    int[] decisions = Arrays.copyOf(before, before.length + 1);
    decisions[before.length] = index * 2 + 1;
    return decisions;
  }

  /** Goes where a unit says, without asking whether that is feasible; null if it is not. */
  @Nullable Node replay(WorkUnit unit, Feasibility feasibility) {
    int[] decisions = unit.decisions();
    Machine m = machine(start.state());
    m.start(null);
    if (decisions.length == 0) {
      return new Node(
          start.state(), null, 0, PathModel.empty(), /* isFlip= */ false, LoopTrail.EMPTY);
    }
    LoopTrail trail = LoopTrail.EMPTY;
    for (int i = 0; i < decisions.length; i++) {
      Machine.Stop stop = m.run();
      while (stop == Machine.Stop.PAUSED) {
        stop = m.run();
      }
      int index = decisions[i] / 2;
      Branch branch = m.branches().get(index);
      boolean isOpen = decisions[i] % 2 == 1;
      if (isOpen) {
        trail = trail.after(m);
      }
      if (i == decisions.length - 1) {
        return node(m, branch, index, unit, feasibility, trail);
      }
      m.take(branch, index, isOpen);
    }
    throw new IllegalStateException("unreachable");
  }

  private @Nullable Node node(
      Machine m,
      Branch branch,
      int index,
      WorkUnit unit,
      Feasibility feasibility,
      LoopTrail trail) {
    PathModel hint = new PathModel(unit.assignment(terms.factory()), /* proven= */ false);
    PathModel model = feasibility.settle(m.path(), hint, branch);
    return model == null
        ? null
        : new Node(m.freeze(), branch, index, model, /* isFlip= */ false, trail);
  }
}
