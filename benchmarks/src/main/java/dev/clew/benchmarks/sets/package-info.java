/** Public sets of SMT-LIB scripts, and who is asked to solve them. */
@NullMarked
package dev.clew.benchmarks.sets;

import org.jspecify.annotations.NullMarked;
