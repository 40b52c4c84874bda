/** Looks for models near the one that a path carries: texts with a unit or a part changed. */
@NullMarked
package dev.clew.solver.nearby;

import org.jspecify.annotations.NullMarked;
