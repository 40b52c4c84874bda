/**
 * What follows from the shape of a graph: strands that are the same, contradictions, facts for
 * numbers.
 */
@NullMarked
package dev.clew.solver.strings.rules;

import org.jspecify.annotations.NullMarked;
