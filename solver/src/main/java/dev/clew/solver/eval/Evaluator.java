package dev.clew.solver.eval;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.StringOp;
import dev.clew.solver.expr.Symbol;
import dev.clew.solver.expr.Value;
import dev.clew.solver.semantics.BitsSemantics;
import dev.clew.solver.semantics.JavaFloatSemantics;
import dev.clew.solver.semantics.Semantics;
import dev.clew.solver.semantics.StringSemantics;
import dev.clew.solver.semantics.StringTooLong;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Evaluates terms under one assignment, exactly as Java would.
 *
 * <p>Remembers every subterm's value, so that a guard which grows by a conjunct costs only what is
 * new; a subterm is computed once however often it is shared, and only when its value is needed
 * (the other side of a choice is not). No recursion: depth is bounded by memory. For one thread.
 */
public final class Evaluator {

  private final Assignment assignment;
  private final ValueTable known = new ValueTable();
  private Expr[] stack = new Expr[32];

  /** The value that was read or computed last, in its two halves. */
  private long raw;

  private @Nullable Object object;

  public Evaluator(Assignment assignment) {
    this.assignment = assignment;
  }

  /**
   * Whether a boolean term is true.
   *
   * @throws FunctionFailure when a function that is needed has no value
   */
  public boolean holds(Expr condition) {
    if (condition.sort().kind() != Sort.Kind.BOOL) {
      throw new IllegalArgumentException("not a condition: " + condition);
    }
    run(condition);
    return raw != 0;
  }

  /** Whether all are true; stops at the first that is not. */
  public boolean allHold(Iterable<Expr> conditions) {
    for (Expr condition : conditions) {
      if (!holds(condition)) {
        return false;
      }
    }
    return true;
  }

  /**
   * The value of a term.
   *
   * @throws FunctionFailure when a function that is needed has no value
   */
  public Value evaluate(Expr expr) {
    run(expr);
    return current(expr.sort());
  }

  private Value current(Sort sort) {
    return sort.isRaw()
        ? Value.ofRaw(sort, raw)
        : Value.ofObject(sort, Objects.requireNonNull(object));
  }

  private void run(Expr root) {
    if (load(root)) {
      return;
    }
    int depth = 0;
    stack[depth++] = root;
    while (depth > 0) {
      Apply top = (Apply) stack[depth - 1];
      depth = step(top, depth);
    }
    load(root);
  }

  /** Computes the term on top of the stack, or pushes what it needs first; gives the new depth. */
  private int step(Apply top, int depth) {
    Expr missing = top.op() instanceof CoreOp core ? missing(core, top) : null;
    if (missing != null) {
      return push(missing, depth);
    }
    if (top.op() instanceof CoreOp core && core != CoreOp.NOT && core != CoreOp.EQ) {
      choose(core, top);
      known.put(top, raw, object);
      return depth - 1;
    }
    if (top.op() == StringOp.CONCAT) {
      return join(top, depth);
    }
    int before = depth;
    for (int i = top.arity() - 1; i >= 0; i--) {
      Expr arg = top.arg(i);
      if (arg instanceof Apply && !known.contains(arg)) {
        depth = push(arg, depth);
      }
    }
    if (depth > before) {
      return depth;
    }
    compute(top);
    known.put(top, raw, object);
    return depth - 1;
  }

  private int join(Apply top, int depth) {
    List<Expr> parts = LongConcatenation.parts(top, known::contains);
    int next = depth;
    for (Expr part : parts) {
      if (part instanceof Apply && !known.contains(part)) {
        next = push(part, next);
      }
    }
    if (next == depth) {
      set(joined(parts));
      known.put(top, raw, object);
      return depth - 1;
    }
    return next;
  }

  private Value joined(List<Expr> parts) {
    try {
      return Value.of(
          StringSemantics.joined(parts.stream().map(part -> valueOf(part).asString()).toList()));
    } catch (StringTooLong noValue) {
      throw new FunctionFailure(StringOp.CONCAT.toString(), noValue);
    }
  }

  private int push(Expr expr, int depth) {
    if (depth == stack.length) {
      stack = Arrays.copyOf(stack, depth * 2);
    }
    stack[depth] = expr;
    return depth + 1;
  }

  /** The next argument that a lazy operator needs and that is not known, if any. */
  private @Nullable Expr missing(CoreOp op, Apply apply) {
    return switch (op) {
      case NOT, EQ -> null;
      case AND, OR -> {
        if (!load(apply.arg(0))) {
          yield apply.arg(0);
        }
        boolean decided = (raw != 0) == (op == CoreOp.OR);
        yield decided || load(apply.arg(1)) ? null : apply.arg(1);
      }
      case ITE -> {
        if (!load(apply.arg(0))) {
          yield apply.arg(0);
        }
        Expr chosen = apply.arg(raw != 0 ? 1 : 2);
        yield load(chosen) ? null : chosen;
      }
    };
  }

  /** The value of a lazy operator of which nothing is missing. */
  private void choose(CoreOp op, Apply apply) {
    load(apply.arg(0));
    if (op == CoreOp.ITE) {
      load(apply.arg(raw != 0 ? 1 : 2));
    } else if ((raw != 0) != (op == CoreOp.OR)) {
      load(apply.arg(1));
    }
  }

  /** Brings a known value to hand; false when it is not known. */
  private boolean load(Expr expr) {
    if (expr instanceof Const constant) {
      set(constant.value());
      return true;
    }
    int place = known.find(expr);
    if (place >= 0) {
      raw = known.rawAt(place);
      object = known.objectAt(place);
      return true;
    }
    if (expr instanceof Symbol symbol) {
      set(assignment.value(symbol));
      known.put(symbol, raw, object);
      return true;
    }
    return false;
  }

  private void set(Value value) {
    raw = value.raw();
    object = value.objectOrNull();
  }

  private long rawOf(Expr known) {
    load(known);
    return raw;
  }

  private Value valueOf(Expr known) {
    load(known);
    return current(known.sort());
  }

  /** Applies a strict operator to arguments that are all known. */
  private void compute(Apply apply) {
    switch (apply.op().theory()) {
      case CORE -> computeCore((CoreOp) apply.op(), apply);
      case BITS -> computeBits((BitsOp) apply.op(), apply);
      case FLOAT -> computeFloat((FloatOp) apply.op(), apply);
      case INTEGER, STRING -> set(applied(apply));
      case FUNCTION -> computeFunction((Function) apply.op(), apply);
    }
  }

  private Value applied(Apply apply) {
    try {
      return Semantics.apply(apply.op(), apply.sort(), values(apply));
    } catch (StringTooLong | StackOverflowError noValue) {
      throw new FunctionFailure(apply.op().toString(), noValue);
    }
  }

  private void computeCore(CoreOp op, Apply apply) {
    boolean result =
        op == CoreOp.NOT
            ? rawOf(apply.arg(0)) == 0
            : apply.arg(0).sort().isRaw()
                ? rawOf(apply.arg(0)) == rawOf(apply.arg(1))
                : valueOf(apply.arg(0)).equals(valueOf(apply.arg(1)));
    setRaw(result ? 1 : 0);
  }

  private void computeBits(BitsOp op, Apply apply) {
    Sort operand = apply.arg(0).sort();
    if (!operand.isRaw() || !apply.sort().isRaw()) {
      set(Semantics.apply(op, apply.sort(), values(apply)));
      return;
    }
    long a = rawOf(apply.arg(0));
    long b = apply.arity() > 1 ? rawOf(apply.arg(1)) : a;
    setRaw(BitsSemantics.apply(op, operand.width(), apply.sort().width(), a, b));
  }

  private void computeFloat(FloatOp op, Apply apply) {
    int first = op.rounds() ? 1 : 0;
    RoundingMode mode =
        op.rounds() ? Value.roundingOf(rawOf(apply.arg(0))) : RoundingMode.HALF_EVEN;
    Sort operand = apply.arg(first).sort();
    if (!JavaFloatSemantics.covers(op, mode, operand, apply.sort())) {
      set(Semantics.apply(op, apply.sort(), values(apply)));
      return;
    }
    long a = rawOf(apply.arg(first));
    long b = apply.arity() > first + 1 ? rawOf(apply.arg(first + 1)) : a;
    long c = apply.arity() > first + 2 ? rawOf(apply.arg(first + 2)) : a;
    setRaw(JavaFloatSemantics.apply(op, mode, operand, apply.sort(), a, b, c));
  }

  private void computeFunction(Function function, Apply apply) {
    List<Value> arguments = new ArrayList<>(apply.arity());
    for (int i = 0; i < apply.arity(); i++) {
      arguments.add(valueOf(apply.arg(i)));
    }
    set(call(function, arguments));
  }

  private Value call(Function function, List<Value> arguments) {
    if (function.isUninterpreted()) {
      return assignment.function(function).get(arguments);
    }
    try {
      return function.body().get().apply(arguments);
    } catch (Exception | StackOverflowError failure) {
      throw new FunctionFailure(function.name(), failure);
    }
  }

  private Value[] values(Apply apply) {
    Value[] values = new Value[apply.arity()];
    for (int i = 0; i < values.length; i++) {
      values[i] = valueOf(apply.arg(i));
    }
    return values;
  }

  private void setRaw(long value) {
    raw = value;
    object = null;
  }
}
