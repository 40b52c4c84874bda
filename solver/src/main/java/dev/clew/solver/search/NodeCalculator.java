package dev.clew.solver.search;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Value;
import dev.clew.solver.semantics.BitsSemantics;
import dev.clew.solver.semantics.JavaFloatSemantics;
import dev.clew.solver.semantics.Semantics;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Computes a node's value from its arguments' values, as the evaluator would: the argument that a
 * lazy operator does not need may fail. One thing fails here that does not there: a product of
 * mathematical integers that squaring in a row has made enormous.
 */
final class NodeCalculator {

  private static final int MOST_INTEGER_BITS = 1 << 16;

  private final SearchStep[] steps;
  private final NodeSlots slots;
  private FunctionTables tables;

  NodeCalculator(SearchProgram program, NodeSlots slots, FunctionTables tables) {
    this.steps = program.steps;
    this.slots = slots;
    this.tables = tables;
  }

  void use(FunctionTables others) {
    tables = others;
  }

  void compute(int node) {
    SearchStep step = steps[node];
    switch (step.way) {
      case CONSTANT, SYMBOL -> {}
      case CORE -> core((CoreOp) step.op(), step, node);
      case RAW_BITS, JAVA_FLOAT, GENERAL, CALL -> strict(step, node);
    }
  }

  private void core(CoreOp op, SearchStep step, int node) {
    int first = step.args[0];
    if (slots.failed[first]) {
      slots.fail(step.sort, node);
      return;
    }
    switch (op) {
      case NOT -> slots.putRaw(node, 1 - slots.raw[first]);
      case AND -> slots.copy(slots.raw[first] == 0 ? first : step.args[1], node);
      case OR -> slots.copy(slots.raw[first] != 0 ? first : step.args[1], node);
      case ITE -> slots.copy(step.args[slots.raw[first] != 0 ? 1 : 2], node);
      case EQ -> equal(step, node);
    }
  }

  private void equal(SearchStep step, int node) {
    int a = step.args[0];
    int b = step.args[1];
    if (slots.failed[b]) {
      slots.fail(step.sort, node);
    } else {
      boolean same =
          step.operand.isRaw()
              ? slots.raw[a] == slots.raw[b]
              : Objects.equals(slots.object[a], slots.object[b]);
      slots.putRaw(node, same ? 1 : 0);
    }
  }

  private void strict(SearchStep step, int node) {
    for (int arg : step.args) {
      if (slots.failed[arg]) {
        slots.fail(step.sort, node);
        return;
      }
    }
    switch (step.way) {
      case RAW_BITS -> bits(step, node);
      case JAVA_FLOAT -> floating(step, node);
      case GENERAL -> general(step, node);
      default -> call((Function) step.op(), step, node);
    }
  }

  private void general(SearchStep step, int node) {
    Value[] values = arguments(step).toArray(new Value[0]);
    if (step.is(IntegerOp.MUL) && isHuge(values)) {
      slots.fail(step.sort, node);
    } else {
      slots.put(node, Semantics.apply(step.op(), step.sort, values));
    }
  }

  /** Whether a product would be so large that computing with it is not worth while. */
  private static boolean isHuge(Value[] factors) {
    return factors[0].asInteger().bitLength() + factors[1].asInteger().bitLength()
        > MOST_INTEGER_BITS;
  }

  private void bits(SearchStep step, int node) {
    int[] args = step.args;
    long a = slots.raw[args[0]];
    long b = slots.raw[args[args.length - 1]];
    slots.putRaw(
        node,
        BitsSemantics.apply((BitsOp) step.op(), step.operand.width(), step.sort.width(), a, b));
  }

  private void floating(SearchStep step, int node) {
    FloatOp op = (FloatOp) step.op();
    int[] args = step.args;
    int first = op.rounds() ? 1 : 0;
    long a = slots.raw[args[first]];
    long b = args.length > first + 1 ? slots.raw[args[first + 1]] : a;
    long c = args.length > first + 2 ? slots.raw[args[first + 2]] : a;
    slots.putRaw(node, JavaFloatSemantics.apply(op, step.mode(), step.operand, step.sort, a, b, c));
  }

  private void call(Function function, SearchStep step, int node) {
    List<Value> arguments = arguments(step);
    if (function.isUninterpreted()) {
      slots.put(node, tables.get(function, arguments));
      return;
    }
    try {
      Value result = function.body().get().apply(arguments);
      if (result.sort().equals(step.sort)) {
        slots.put(node, result);
        return;
      }
    } catch (Exception | StackOverflowError failure) {
      // No value, whatever the reason; the evaluator would give it as a failure's cause.
    }
    slots.fail(step.sort, node);
  }

  /** The values of a step's arguments. */
  List<Value> arguments(SearchStep step) {
    List<Value> arguments = new ArrayList<>(step.args.length);
    for (int arg : step.args) {
      arguments.add(slots.value(steps[arg].sort, arg));
    }
    return arguments;
  }
}
