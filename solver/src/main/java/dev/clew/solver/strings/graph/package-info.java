/**
 * From terms to a graph: strings and numbers that come from operators become vertices and edges.
 */
@NullMarked
package dev.clew.solver.strings.graph;

import org.jspecify.annotations.NullMarked;
