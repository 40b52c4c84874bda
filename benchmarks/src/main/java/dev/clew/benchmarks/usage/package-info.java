/** Which operations on strings public libraries use. */
@NullMarked
package dev.clew.benchmarks.usage;

import org.jspecify.annotations.NullMarked;
