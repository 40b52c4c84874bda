package dev.clew.solver.strings;

/** What strands are made of. */
sealed interface StrandPart permits FixedPart, Vertex {}
