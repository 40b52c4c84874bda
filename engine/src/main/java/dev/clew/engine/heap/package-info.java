/**
 * Objects of the program that is executed, and a heap that costs nothing to share and little to
 * change.
 */
@NullMarked
package dev.clew.engine.heap;

import org.jspecify.annotations.NullMarked;
