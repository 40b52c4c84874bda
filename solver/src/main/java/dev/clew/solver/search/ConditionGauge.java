package dev.clew.solver.search;

import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Op;
import dev.clew.solver.expr.Patterns;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import java.math.BigInteger;
import java.util.Objects;

/**
 * Measures how far a condition is from being true and from being false, from its arguments'
 * distances and values. A conjunction is as far from true as both sides together and as far from
 * false as the nearer one; negation exchanges the two.
 */
final class ConditionGauge {

  private final SearchProgram program;
  private final SearchStep[] steps;
  private final NodeSlots slots;
  private ValueDistance.Style style = ValueDistance.Style.NUMERIC;

  ConditionGauge(SearchProgram program, NodeSlots slots) {
    this.program = program;
    this.steps = program.steps;
    this.slots = slots;
  }

  void use(ValueDistance.Style other) {
    style = other;
  }

  /** Sets both distances of a boolean node whose value is computed. */
  void measure(int node) {
    SearchStep step = steps[node];
    if (slots.failed[node]) {
      set(node, ValueDistance.FAILED, ValueDistance.FAILED);
      return;
    }
    if (!program.isVariable(node)) {
      oneSided(node, ValueDistance.NEVER);
      return;
    }
    switch (step.way) {
      case CORE -> core((CoreOp) step.op(), step, node);
      case CONSTANT, SYMBOL, CALL -> oneSided(node, ValueDistance.UNIT);
      case RAW_BITS, JAVA_FLOAT, GENERAL -> oneSided(node, order(step, slots.raw[node] != 0));
    }
  }

  private void set(int node, double yes, double no) {
    slots.yes[node] = yes;
    slots.no[node] = no;
  }

  /** The distance to the other truth value. */
  private void oneSided(int node, double distance) {
    boolean holds = slots.raw[node] != 0;
    set(node, holds ? 0 : distance, holds ? distance : 0);
  }

  private void core(CoreOp op, SearchStep step, int node) {
    double[] yes = slots.yes;
    double[] no = slots.no;
    int a = step.args[0];
    int b = step.args[step.args.length - 1];
    switch (op) {
      case NOT -> set(node, no[a], yes[a]);
      case AND -> set(node, yes[a] + yes[b], Math.min(no[a], no[b]));
      case OR -> set(node, Math.min(yes[a], yes[b]), no[a] + no[b]);
      case EQ -> equality(step, node, a, b);
      case ITE -> {
        int first = step.args[1];
        set(
            node,
            Math.min(yes[a] + yes[first], no[a] + yes[b]),
            Math.min(yes[a] + no[first], no[a] + no[b]));
      }
    }
  }

  private void equality(SearchStep step, int node, int a, int b) {
    double[] yes = slots.yes;
    double[] no = slots.no;
    if (step.operand.kind() == Sort.Kind.BOOL) {
      set(node, Math.min(yes[a] + yes[b], no[a] + no[b]), Math.min(yes[a] + no[b], no[a] + yes[b]));
    } else if (slots.raw[node] != 0) {
      set(node, 0, ValueDistance.UNIT);
    } else {
      set(node, difference(step.operand, a, b), 0);
    }
  }

  private double difference(Sort sort, int a, int b) {
    return switch (sort.kind()) {
      case BITS ->
          sort.isRaw()
              ? ValueDistance.ofBits(style, sort.width(), slots.raw[a], slots.raw[b])
              : ValueDistance.ofIntegers(integer(a), integer(b), 0);
      case INTEGER -> ValueDistance.ofIntegers(integer(a), integer(b), 0);
      case FLOAT -> floats(sort, a, b, 0);
      case BOOL, STRING, LANGUAGE, REFERENCE, ROUNDING -> ValueDistance.UNIT;
    };
  }

  private BigInteger integer(int node) {
    return (BigInteger) Objects.requireNonNull(slots.object[node]);
  }

  /** The distance of a comparison to the truth value that it does not have. */
  private double order(SearchStep step, boolean holds) {
    int a = step.args[0];
    int b = step.args[1];
    Op op = step.op();
    if (op == FloatOp.EQ && holds) {
      return ValueDistance.UNIT;
    }
    boolean strict = op == BitsOp.SLT || op == BitsOp.ULT || op == FloatOp.LT || op == IntegerOp.LT;
    int more = op != FloatOp.EQ && strict != holds ? 1 : 0;
    return switch (step.operand.kind()) {
      case FLOAT -> floats(step.operand, a, b, more);
      case BITS -> bits(step.operand, op == BitsOp.ULT || op == BitsOp.ULE, a, b, more);
      default -> ValueDistance.ofIntegers(integer(a), integer(b), more);
    };
  }

  private double bits(Sort sort, boolean unsigned, int a, int b, int more) {
    int width = sort.width();
    if (sort.isRaw()) {
      long x = unsigned ? Patterns.zeroExtend(slots.raw[a], width) : slots.raw[a];
      long y = unsigned ? Patterns.zeroExtend(slots.raw[b], width) : slots.raw[b];
      boolean greater = unsigned ? Long.compareUnsigned(x, y) > 0 : x > y;
      return ValueDistance.ofGap(ValueDistance.unsignedToDouble(greater ? x - y : y - x) + more);
    }
    BigInteger x = unsigned ? Patterns.unsigned(integer(a), width) : integer(a);
    BigInteger y = unsigned ? Patterns.unsigned(integer(b), width) : integer(b);
    return ValueDistance.ofIntegers(x, y, more);
  }

  private double floats(Sort sort, int a, int b, int more) {
    if (sort.isRaw()) {
      long x = slots.raw[a];
      long y = slots.raw[b];
      return FloatOrder.isNaN(sort, x) || FloatOrder.isNaN(sort, y)
          ? ValueDistance.NOT_A_NUMBER
          : ValueDistance.ofFloats(sort, x, y, more);
    }
    Value x = slots.value(sort, a);
    Value y = slots.value(sort, b);
    return FloatOrder.isNaN(x) || FloatOrder.isNaN(y)
        ? ValueDistance.NOT_A_NUMBER
        : Math.max(
            ValueDistance.UNIT,
            ValueDistance.ofIntegers(FloatOrder.wide(x), FloatOrder.wide(y), more));
  }
}
