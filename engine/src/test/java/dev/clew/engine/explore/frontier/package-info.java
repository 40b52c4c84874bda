/** Tests of the ways that are still to be gone. */
@NullMarked
package dev.clew.engine.explore.frontier;

import org.jspecify.annotations.NullMarked;
