package dev.clew.engine.explore;

import dev.clew.engine.boot.Engine;
import dev.clew.engine.explore.feasibility.Feasibility;
import dev.clew.engine.explore.feasibility.PathModel;
import dev.clew.engine.explore.frontier.LoopTrail;
import dev.clew.engine.explore.frontier.Node;
import dev.clew.engine.inputs.ExplorationStart;
import dev.clew.engine.inputs.SymbolicInputs;
import dev.clew.engine.machine.Branch;
import dev.clew.engine.machine.DecisionPath;
import dev.clew.engine.machine.ExecutedInstructions;
import dev.clew.engine.machine.Insn;
import dev.clew.engine.machine.Machine;
import dev.clew.engine.machine.State;
import dev.clew.engine.terms.Terms;
import dev.clew.engine.work.NoSuchWayException;
import dev.clew.engine.work.WorkUnit;
import dev.clew.solver.eval.Assignment;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
    return unit(decisions(node.state().path(), node.index()), node.model());
  }

  /** What another worker needs to go on from the latest choice of a machine. */
  WorkUnit unit(Machine m, PathModel model) {
    List<Integer> decisions = m.path().prefix();
    int length = decisions.size();
    while (length > 0 && !isOpen(decisions.get(length - 1))) {
      length--;
    }
    return unit(decisions.subList(0, length), model);
  }

  private static WorkUnit unit(List<Integer> decisions, PathModel model) {
    List<WorkUnit.Binding> values = new ArrayList<>();
    model
        .assignment()
        .values()
        .forEach(
            (symbol, value) ->
                values.add(new WorkUnit.Binding(symbol.name(), symbol.sort(), value)));
    return new WorkUnit(decisions, values);
  }

  /** The decisions alone, written when they are wanted; until then the path is kept. */
  Supplier<WorkUnit> unitLater(Node node) {
    DecisionPath path = node.state().path();
    int index = node.index();
    return () -> new WorkUnit(decisions(path, index), List.of());
  }

  private static List<Integer> decisions(DecisionPath path, int index) {
    List<Integer> decisions = new ArrayList<>(path.prefix());
    decisions.add(index * 2 + 1);
    return decisions;
  }

  private static boolean isOpen(int decision) {
    return decision % 2 == 1;
  }

  /** Goes where a unit says, without asking whether that is feasible; null if it is not. */
  @Nullable Node replay(WorkUnit unit, Feasibility feasibility) {
    List<Integer> decisions = unit.decisions();
    Machine m = machine(start.state());
    m.start(null);
    if (decisions.isEmpty()) {
      return new Node(
          start.state(), null, 0, PathModel.empty(), /* isFlip= */ false, LoopTrail.EMPTY);
    }
    LoopTrail trail = LoopTrail.EMPTY;
    for (int i = 0; i < decisions.size(); i++) {
      Machine.Stop stop = m.run();
      while (stop == Machine.Stop.PAUSED) {
        stop = m.run();
      }
      int index = decisions.get(i) / 2;
      if (stop == Machine.Stop.ENDED || index >= m.branches().size()) {
        throw new NoSuchWayException(i);
      }
      Branch branch = m.branches().get(index);
      boolean isOpen = isOpen(decisions.get(i));
      if (isOpen) {
        trail = trail.after(m);
      }
      if (i == decisions.size() - 1) {
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
    PathModel hint = new PathModel(assignment(unit), /* proven= */ false);
    PathModel model = feasibility.settle(m.path(), hint, branch);
    return model == null
        ? null
        : new Node(m.freeze(), branch, index, model, /* isFlip= */ false, trail);
  }

  /** The values of a unit for the terms of this worker. */
  private Assignment assignment(WorkUnit unit) {
    Map<Symbol, Value> values = new HashMap<>();
    for (WorkUnit.Binding each : unit.values()) {
      values.put(terms.factory().symbol(each.name(), each.sort()), each.value());
    }
    return Assignment.of(values);
  }
}
