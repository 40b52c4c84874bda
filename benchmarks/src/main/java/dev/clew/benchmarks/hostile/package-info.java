/** Programs that do their worst against the budget of a run. */
@NullMarked
package dev.clew.benchmarks.hostile;

import org.jspecify.annotations.NullMarked;
