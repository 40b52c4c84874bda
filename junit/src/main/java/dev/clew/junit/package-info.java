/** JUnit suites from replayed cases: written, compiled, run, and no larger than they have to be. */
@NullMarked
package dev.clew.junit;

import org.jspecify.annotations.NullMarked;
