package dev.clew.solver.search;

import dev.clew.solver.eval.Assignment;
import dev.clew.solver.eval.FunctionTable;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A program under values that change one lever at a time: a change costs what depends on it and
 * comes out different, and taking it back costs the same without computing anything.
 */
final class SearchTrial {

  /** How many nodes are passed over in the time that one is computed in. */
  private static final int CHECKS_PER_STEP = 8;

  private final SearchProgram program;
  private final NodeSlots slots;
  private final NodeCalculator calculator;
  private final ConditionGauge gauge;
  private final SearchJournal journal;
  private final boolean[] changed;
  private final double[] weights;
  private FunctionTables tables = new FunctionTables(Assignment.EMPTY);
  private long work;

  SearchTrial(SearchProgram program) {
    this.program = program;
    this.slots = new NodeSlots(program.size());
    this.calculator = new NodeCalculator(program, slots, tables);
    this.gauge = new ConditionGauge(program, slots);
    this.journal = new SearchJournal(slots);
    this.changed = new boolean[program.size()];
    this.weights = new double[program.goals.length];
    for (int i = 0; i < program.size(); i++) {
      if (program.steps[i].isConstant()) {
        slots.put(i, program.steps[i].constant());
      }
    }
  }

  /** Starts anew from an assignment, with all goals of the same weight; linear in the program. */
  void load(Assignment start, ValueDistance.Style style) {
    journal.clear();
    Arrays.fill(weights, 1);
    tables = new FunctionTables(start);
    calculator.use(tables);
    gauge.use(style);
    for (int lever = 0; lever < program.levers.length; lever++) {
      Symbol symbol = program.symbol(lever);
      if (symbol != null) {
        slots.put(program.levers[lever], start.value(symbol));
      }
    }
    for (int i = 0; i < program.size(); i++) {
      if (program.isLive(i)) {
        compute(i);
      }
    }
  }

  private void compute(int node) {
    calculator.compute(node);
    if (program.steps[node].sort.kind() == Sort.Kind.BOOL) {
      gauge.measure(node);
    }
    work += program.steps[node].way == SearchStep.Way.CALL ? SearchEffort.WORK_OF_A_CALL : 1;
  }

  /** Changes a lever until {@link #rollback}, or for good with {@link #commit}. */
  void set(int lever, Value value) {
    int node = program.levers[lever];
    int mark = journal.size();
    int[] cone = program.cone(lever);
    charge(cone.length / CHECKS_PER_STEP);
    boolean table = program.steps[node].way == SearchStep.Way.CALL;
    if (table) {
      setEntry(node, value);
    } else {
      journal.save(node);
      slots.put(node, value);
      compute(node);
      changed[node] = journal.keepIfChanged();
    }
    for (int dependent : cone) {
      if (anyChanged(dependent) || (table && program.steps[dependent].is(functionAt(node)))) {
        journal.save(dependent);
        compute(dependent);
        changed[dependent] = journal.keepIfChanged();
      }
    }
    for (int i = mark; i < journal.size(); i++) {
      changed[journal.node(i)] = false;
    }
  }

  private Function functionAt(int node) {
    return program.functionAt(node);
  }

  private void setEntry(int node, Value value) {
    List<Value> arguments = calculator.arguments(program.steps[node]);
    Function function = functionAt(node);
    journal.saveEntry(tables, function, arguments);
    tables.put(function, arguments, value);
  }

  private boolean anyChanged(int node) {
    for (int arg : program.steps[node].args) {
      if (changed[arg]) {
        return true;
      }
    }
    return false;
  }

  void commit() {
    journal.clear();
  }

  void rollback() {
    journal.undo();
  }

  /** The weighted distances of all goals together; 0 when all hold. */
  double score() {
    double sum = 0;
    int[] goals = program.goals;
    for (int i = 0; i < goals.length; i++) {
      sum += weights[i] * slots.yes[goals[i]];
    }
    return sum;
  }

  /** Makes the goals that do not hold count for more. */
  void raiseWeights() {
    for (int i = 0; i < weights.length; i++) {
      weights[i] += slots.yes[program.goals[i]] > 0 ? 1 : 0;
    }
  }

  /** The nodes of the goals that do not hold. */
  int[] open() {
    return Arrays.stream(program.goals).filter(goal -> slots.yes[goal] > 0).toArray();
  }

  Value value(int node) {
    return slots.value(program.steps[node].sort, node);
  }

  double toTrue(int node) {
    return slots.yes[node];
  }

  double toFalse(int node) {
    return slots.no[node];
  }

  boolean failed(int node) {
    return slots.failed[node];
  }

  /** Counts work that was done for the trial elsewhere, in steps. */
  void charge(int steps) {
    work += steps;
  }

  /** How much was computed so far, in steps; a call counts as many. */
  long work() {
    return work;
  }

  /** The values that the levers have now. */
  Assignment assignment() {
    Map<Symbol, Value> values = new LinkedHashMap<>();
    Map<Function, FunctionTable> functions = new LinkedHashMap<>();
    for (int lever = 0; lever < program.levers.length; lever++) {
      int node = program.levers[lever];
      Symbol symbol = program.symbol(lever);
      if (symbol != null) {
        values.put(symbol, value(node));
      } else {
        functions.computeIfAbsent(functionAt(node), tables::table);
      }
    }
    return Assignment.of(values, functions);
  }
}
