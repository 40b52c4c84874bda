package dev.clew.solver.unrolled;

import dev.clew.solver.Budget;

/**
 * How a query is unrolled.
 *
 * @param bound how long unknown strings may be
 * @param limits what the query itself says about lengths and integers
 * @param ascii whether letters are only converted within ASCII, which is faster and loses the rest
 * @param open whether unknown integers stay mathematical, which is slower and loses nothing
 * @param budget how long the translation may take
 */
record UnrollingPlan(int bound, LengthLimits limits, boolean ascii, boolean open, Budget budget) {}
