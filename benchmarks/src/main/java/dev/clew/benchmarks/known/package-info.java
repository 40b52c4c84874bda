/** Bugs that libraries once had: who finds them, and how soon. */
@NullMarked
package dev.clew.benchmarks.known;

import org.jspecify.annotations.NullMarked;
