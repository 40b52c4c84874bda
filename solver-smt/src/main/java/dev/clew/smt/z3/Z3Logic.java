package dev.clew.smt.z3;

import com.microsoft.z3.Native;
import dev.clew.solver.expr.Sort;

/**
 * Which of Z3's engines a query goes to.
 *
 * <p>Bit-vectors, on 1,200 small queries of 32-bit arithmetic along random paths, the conjuncts
 * pushed one by one behind assumptions: asking for {@code QF_BVFP} takes 0.4 ms in the median, the
 * solver for any logic 0.7 ms, the bit-blasting ones ({@code QF_BV}, {@code QF_FD}) 0.8 ms with
 * greater spread. Keeping all conjuncts asserted and choosing by assumptions alone is four times
 * slower (2,400 queries), because the conjuncts of other paths stay in the way.
 *
 * <p>Floats, on 40 random queries of three {@code double}s and five seconds each: the tactic, which
 * starts afresh for each query, decides 27, the incremental {@code QF_BVFP} solver 10. (Not always:
 * one query with a product and a quotient of unknowns went the other way.) All this was measured
 * once, on a busy machine.
 */
enum Z3Logic {
  /** Booleans and bit-vectors, and functions of them without a definition. */
  BITS,
  /** Floats too. */
  FLOATS,
  /** Mathematical integers too. */
  ALL;

  static Z3Logic of(Sort.Kind kind) {
    return switch (kind) {
      case BOOL, BITS, REFERENCE -> BITS;
      case FLOAT, ROUNDING -> FLOATS;
      case INTEGER, STRING, LANGUAGE -> ALL;
    };
  }

  /** A solver with a reference that the caller has to give back. */
  long newSolver(NativeContext context) {
    long z3 = context.handle();
    return switch (this) {
      case BITS ->
          referenced(z3, Native.mkSolverForLogic(z3, Native.mkStringSymbol(z3, "QF_BVFP")));
      case FLOATS -> fromTactic(z3, "qffpbv");
      case ALL -> referenced(z3, Native.mkSolver(z3));
    };
  }

  private static long referenced(long z3, long solver) {
    Native.solverIncRef(z3, solver);
    return solver;
  }

  private static long fromTactic(long z3, String name) {
    long tactic = Native.mkTactic(z3, name);
    Native.tacticIncRef(z3, tactic);
    long solver = referenced(z3, Native.mkSolverFromTactic(z3, tactic));
    Native.tacticDecRef(z3, tactic);
    return solver;
  }

  Z3Logic or(Z3Logic other) {
    return compareTo(other) >= 0 ? this : other;
  }
}
