package dev.clew.solver.strings.strand;

/** Units that are known; never none. */
public record FixedPart(String text) implements StrandPart {}
