package dev.clew.solver.strings.strand;

/** What strands are made of. */
public sealed interface StrandPart permits FixedPart, StringVertex {}
