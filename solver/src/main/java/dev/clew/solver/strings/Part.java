package dev.clew.solver.strings;

/** What strands are made of. */
sealed interface Part permits Fixed, Vertex {}
