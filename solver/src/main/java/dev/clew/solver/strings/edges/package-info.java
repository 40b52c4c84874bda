/** What holds between strings and numbers of a graph, one record a kind. */
@NullMarked
package dev.clew.solver.strings.edges;

import org.jspecify.annotations.NullMarked;
