/** Ways that are still to be gone, and which of them is next: one class a strategy. */
@NullMarked
package dev.clew.engine.explore.frontier;

import org.jspecify.annotations.NullMarked;
