package dev.clew.smt.z3;

import com.microsoft.z3.Native;

/**
 * Which of Z3's engines a query goes to.
 *
 * <p>Measured on 2,400 small queries of 32-bit arithmetic along random paths, with the conjuncts
 * pushed one by one behind assumptions: asking for {@code QF_BVFP} takes 0.4 ms in the median, the
 * solver for any logic 0.7 ms, the bit-blasting one ({@code QF_BV}, {@code QF_FD}) 0.8 ms and more
 * with greater spread. Keeping all conjuncts asserted and choosing by assumptions alone is four
 * times slower, because the conjuncts of other paths stay in the way.
 */
enum Logic {
  /** Everything of fixed width, and functions without a definition. */
  BITS_AND_FLOATS,
  /** Mathematical integers too. */
  ALL;

  long newSolver(NativeContext context) {
    long z3 = context.handle();
    return switch (this) {
      case BITS_AND_FLOATS -> Native.mkSolverForLogic(z3, Native.mkStringSymbol(z3, "QF_BVFP"));
      case ALL -> Native.mkSolver(z3);
    };
  }

  Logic or(Logic other) {
    return compareTo(other) >= 0 ? this : other;
  }
}
