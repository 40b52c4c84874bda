package dev.clew.smt.z3;

import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.CoreOp;
import dev.clew.solver.expr.Expr;
import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.IntegerOp;
import dev.clew.solver.expr.Symbol;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Translates terms into one native context, each subterm once as long as the context lives; without
 * recursion.
 */
final class Z3Encoder {

  /**
   * Eleven shapes of terms were tried at this depth, with the stack that {@link Z3Worker} gives,
   * and none made the native code overflow its stack; but seven to nine of them had not got beyond
   * Z3's preprocessing when their four seconds were up. Deeper terms are refused, because an
   * overflow would take the whole JVM with it.
   */
  static final int MAX_DEPTH = 200_000;

  private final NativeContext context;
  private final TermTable encoded = new TermTable();
  private final Deque<Expr> open = new ArrayDeque<>();
  private final Z3Constants constants;
  private final CoreEncoder core;
  private final BitsEncoder bits;
  private final FloatEncoder floats;
  private final IntegerEncoder integers;
  private final ApproximatedOperators approximations;

  Z3Encoder(NativeContext context) {
    this.context = context;
    constants = new Z3Constants(context);
    core = new CoreEncoder(context);
    bits = new BitsEncoder(context, constants, encoded::get);
    floats = new FloatEncoder(context, constants);
    integers = new IntegerEncoder(context, constants);
    approximations = new ApproximatedOperators(context, constants, bits);
  }

  Z3Constants constants() {
    return constants;
  }

  ApproximatedOperators approximations() {
    return approximations;
  }

  /** How many terms have been translated. */
  int size() {
    return encoded.size();
  }

  /** The handle of a term that was translated, by itself or as a part of another. */
  long handle(Expr expr) {
    long handle = encoded.get(expr);
    if (handle == 0) {
      throw new IllegalStateException("not translated: " + expr);
    }
    return handle;
  }

  /**
   * Translates a term.
   *
   * @throws UnsupportedTermException when a part of it has no counterpart
   */
  long encode(Expr root) {
    open.clear();
    open.push(root);
    while (!open.isEmpty()) {
      Expr top = open.peek();
      if (encoded.get(top) != 0) {
        open.pop();
      } else if (!pushArguments(top)) {
        open.pop();
        encoded.put(top, make(top), depth(top));
      }
    }
    return handle(root);
  }

  private int depth(Expr expr) {
    int depth = 0;
    for (int i = 0; i < expr.arity(); i++) {
      depth = Math.max(depth, encoded.depth(expr.arg(i)));
    }
    if (depth >= MAX_DEPTH) {
      throw new UnsupportedTermException("terms deeper than " + MAX_DEPTH);
    }
    return depth + 1;
  }

  private boolean pushArguments(Expr expr) {
    boolean pushed = false;
    for (int i = expr.arity() - 1; i >= 0; i--) {
      if (encoded.get(expr.arg(i)) == 0) {
        open.push(expr.arg(i));
        pushed = true;
      }
    }
    return pushed;
  }

  private long make(Expr expr) {
    if (expr instanceof Const constant) {
      return constants.of(constant.value());
    }
    if (expr instanceof Symbol symbol) {
      return context.fresh(symbol.name(), symbol.sort());
    }
    Apply apply = (Apply) expr;
    if (ApproximatedOperators.covers(apply.op())) {
      return ApproximatedOperators.isPlainValue(apply)
          ? constants.of(ApproximatedOperators.compute(apply))
          : approximations.encode(apply, handles(apply));
    }
    long[] args = handles(apply);
    return switch (apply.op().theory()) {
      case CORE -> core.encode((CoreOp) apply.op(), args);
      case BITS -> bits.encode((BitsOp) apply.op(), apply, args);
      case FLOAT -> floats.encode((FloatOp) apply.op(), apply, args);
      case INTEGER -> integers.encode((IntegerOp) apply.op(), apply.arg(apply.arity() - 1), args);
      case STRING -> throw new UnsupportedTermException("strings");
      case FUNCTION -> throw new IllegalStateException("approximated above");
    };
  }

  /** The handles of the arguments. */
  long[] handles(Apply apply) {
    long[] handles = new long[apply.arity()];
    for (int i = 0; i < handles.length; i++) {
      handles[i] = handle(apply.arg(i));
    }
    return handles;
  }
}
