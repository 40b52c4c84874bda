/** Random string graphs, as in section 4.2 of the thesis. */
@NullMarked
package dev.clew.benchmarks.graphs;

import org.jspecify.annotations.NullMarked;
