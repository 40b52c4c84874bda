package dev.clew.smt.z3;

import com.microsoft.z3.Native;
import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.BitsOp;
import dev.clew.solver.expr.Const;
import dev.clew.solver.expr.FloatOp;
import dev.clew.solver.expr.Function;
import dev.clew.solver.expr.Op;
import dev.clew.solver.expr.Sort;
import dev.clew.solver.expr.Value;
import dev.clew.solver.semantics.Semantics;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;

/**
 * Operators that Z3 knows as functions without a definition: all {@link Function}s, the float
 * remainders, whose definition is thousands of bits wide, and integers modulo a power of two, of
 * which Z3's own definition is ten times slower than the facts stated here.
 *
 * <p>What Z3 refutes about such a function is refuted of the real one. What it believes may be
 * wrong, and is mended point by point: {@link #learn} states what the function really gives.
 */
final class ApproximatedOperators {

  /** More than this and the points cost more than finding some of them again. */
  private static final int MAX_POINTS = 256;

  /** A function on one sort; the sort tells the remainders of two formats apart. */
  private record Key(Op op, Sort result) {}

  private static final class Declaration {
    final long handle;

    /** Conditions; Z3 shares equal terms, so that learning twice adds nothing. */
    final Set<Long> points = new LinkedHashSet<>();

    Declaration(long handle) {
      this.handle = handle;
    }
  }

  private final NativeContext context;
  private final Z3Constants constants;
  private final BitsEncoder bits;
  private final FloatRemainders remainders;
  private final Map<Key, Declaration> declarations = new HashMap<>();

  ApproximatedOperators(NativeContext context, Z3Constants constants, BitsEncoder bits) {
    this.context = context;
    this.constants = constants;
    this.bits = bits;
    this.remainders = new FloatRemainders(context, constants);
  }

  static boolean covers(Op op) {
    return op instanceof Function
        || op == FloatOp.REM
        || op == FloatOp.IEEE_REM
        || op == BitsOp.FROM_INTEGER;
  }

  /** Whether Z3 gets the result of an application instead: nothing in it is unknown. */
  static boolean isPlainValue(Apply apply) {
    boolean constant = !(apply.op() instanceof Function);
    for (int i = 0; i < apply.arity(); i++) {
      constant &= apply.arg(i) instanceof Const;
    }
    return constant;
  }

  /** The result of an application to constants. */
  static Value compute(Apply apply) {
    Value[] arguments = new Value[apply.arity()];
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = ((Const) apply.arg(i)).value();
    }
    return Semantics.apply(apply.op(), apply.sort(), arguments);
  }

  /** Whether it can be told what the function really gives. */
  static boolean canBeComputed(Op op) {
    return !(op instanceof Function function) || function.body().isPresent();
  }

  long encode(Apply apply, long[] args) {
    return call(declaration(apply), args);
  }

  /** What is known of this application without computing anything. */
  List<Long> facts(Apply apply, long[] args, long result) {
    List<Long> facts = new ArrayList<>(declaration(apply).points);
    if (apply.op() instanceof FloatOp op) {
      facts.add(remainders.facts(op, args[0], args[1], result));
    } else if (apply.op() == BitsOp.FROM_INTEGER) {
      facts.add(bits.moduloFact(apply.sort(), args[0], result));
    }
    return facts;
  }

  /** A condition under which the function is known to Z3 after all, if there is one. */
  OptionalLong easyCase(Apply apply, long[] args) {
    return apply.op() == FloatOp.REM
        ? OptionalLong.of(remainders.isLess(args[0], args[1]))
        : OptionalLong.empty();
  }

  /** A condition that is always true but costs much, if there is one. */
  OptionalLong definition(Apply apply, long[] args, long result) {
    return apply.op() == FloatOp.REM
        ? OptionalLong.of(remainders.definition(apply.sort(), args[0], args[1], result))
        : OptionalLong.empty();
  }

  /** A condition that is always true: this is what the function gives for these arguments. */
  long learn(Apply apply, List<Value> arguments, Value result) {
    Declaration declaration = declaration(apply);
    long[] args = arguments.stream().mapToLong(constants::of).toArray();
    long point = context.eq(call(declaration, args), constants.of(result));
    if (declaration.points.size() < MAX_POINTS) {
      declaration.points.add(point);
    }
    return point;
  }

  private Declaration declaration(Apply apply) {
    return declarations.computeIfAbsent(
        new Key(apply.op(), apply.sort()), key -> declare(key.op(), apply));
  }

  private Declaration declare(Op op, Apply apply) {
    long[] domain = new long[apply.arity()];
    for (int i = 0; i < domain.length; i++) {
      domain[i] = context.sort(apply.arg(i).sort());
    }
    long range = context.sort(apply.sort());
    String name = op.toString();
    long handle = Native.mkFreshFuncDecl(context.handle(), name, domain.length, domain, range);
    // A declaration's handle is that of the same object as a term; kept as such.
    return new Declaration(context.keep(handle));
  }

  private long call(Declaration declaration, long[] args) {
    return context.keep(Native.mkApp(context.handle(), declaration.handle, args.length, args));
  }
}
