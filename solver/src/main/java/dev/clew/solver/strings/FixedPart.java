package dev.clew.solver.strings;

/** Units that are known; never none. */
record FixedPart(String text) implements StrandPart {}
