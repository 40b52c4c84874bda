package dev.clew.solver.strings;

/** Units that are known; never none. */
record Fixed(String text) implements Part {}
