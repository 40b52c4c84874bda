package dev.clew.smt.z3;

import com.microsoft.z3.Native;
import com.microsoft.z3.enumerations.Z3_lbool;
import dev.clew.solver.expr.Apply;
import dev.clew.solver.expr.Expr;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A native solver that holds the conjuncts of the last query, one scope each, so that the next
 * query pays for those only in which it differs.
 */
final class PathSolver implements AutoCloseable {

  private final NativeContext context;
  private final Z3Encoder encoder;
  private final long z3;
  private final long solver;
  private final List<Z3Conjunct> path = new ArrayList<>();
  private final List<Long> guards = new ArrayList<>();

  PathSolver(Z3Logic logic, NativeContext context, Z3Encoder encoder) {
    this.context = context;
    this.encoder = encoder;
    z3 = context.handle();
    solver = logic.newSolver(context);
    setParameters();
  }

  private void setParameters() {
    long parameters = Native.mkParams(z3);
    Native.paramsIncRef(z3, parameters);
    // The JVM's own handler must stay in place.
    Native.paramsSetBool(z3, parameters, Native.mkStringSymbol(z3, "ctrl_c"), false);
    Native.paramsSetUint(z3, parameters, Native.mkStringSymbol(z3, "random_seed"), 0);
    Native.solverSetParams(z3, solver, parameters);
    Native.paramsDecRef(z3, parameters);
  }

  /** Makes these the asserted conjuncts. */
  void moveTo(List<Z3Conjunct> conjuncts) {
    guards.clear();
    int shared = 0;
    while (shared < Math.min(path.size(), conjuncts.size())
        && path.get(shared).expr() == conjuncts.get(shared).expr()) {
      shared++;
    }
    if (shared < path.size()) {
      Native.solverPop(z3, solver, path.size() - shared);
      path.subList(shared, path.size()).clear();
    }
    conjuncts.subList(shared, conjuncts.size()).forEach(this::push);
  }

  private void push(Z3Conjunct conjunct) {
    Native.solverPush(z3, solver);
    path.add(conjunct);
    assertTerm(context.implies(conjunct.proxy(), conjunct.term()));
    for (Apply apply : conjunct.approximated()) {
      encoder
          .approximations()
          .facts(apply, encoder.handles(apply), encoder.handle(apply))
          .forEach(this::assertTerm);
    }
  }

  /** Adds what is true anyway; stays as long as the last conjunct does. */
  void assertTerm(long condition) {
    Native.solverAssert(z3, solver, condition);
  }

  /** Adds what need not be true, until the next move: it can be met in a core. */
  void assume(long condition) {
    guards.add(condition);
  }

  /** Drops all that was assumed since the last move. */
  void forgetAssumptions() {
    guards.clear();
  }

  Z3_lbool check() {
    long[] assumptions = new long[path.size() + guards.size()];
    for (int i = 0; i < path.size(); i++) {
      assumptions[i] = path.get(i).proxy();
    }
    for (int i = 0; i < guards.size(); i++) {
      assumptions[path.size() + i] = guards.get(i);
    }
    return Z3_lbool.fromInt(
        Native.solverCheckAssumptions(z3, solver, assumptions.length, assumptions));
  }

  /** The conjuncts that the last check found contradictory. */
  List<Expr> core() {
    Map<Long, Expr> byProxy = new HashMap<>();
    path.forEach(conjunct -> byProxy.put(conjunct.proxy(), conjunct.expr()));
    long vector = Native.solverGetUnsatCore(z3, solver);
    Native.astVectorIncRef(z3, vector);
    List<Expr> core = new ArrayList<>();
    for (int i = 0; i < Native.astVectorSize(z3, vector); i++) {
      Expr expr = byProxy.get(Native.astVectorGet(z3, vector, i));
      if (expr != null) {
        core.add(expr);
      }
    }
    Native.astVectorDecRef(z3, vector);
    return core;
  }

  String reasonUnknown() {
    return Native.solverGetReasonUnknown(z3, solver);
  }

  /** The model of the last check; to be closed. */
  NativeModel model() {
    return new NativeModel(context, encoder, Native.solverGetModel(z3, solver));
  }

  @Override
  public void close() {
    Native.solverDecRef(z3, solver);
  }
}
