package dev.clew.solver.unrolled;

import dev.clew.solver.Budget;

/**
 * How a query is unrolled.
 *
 * @param bound how long unknown strings may be
 * @param lengths what the query itself says about lengths
 * @param ascii whether letters are only converted within ASCII, which is faster and loses the rest
 * @param open whether unknown integers stay mathematical, which is slower and loses nothing
 * @param budget how long the translation may take
 */
record Plan(int bound, LengthBounds lengths, boolean ascii, boolean open, Budget budget) {}
