/**
 * Which ways on from a fork there are: asked of the path's model first, then of what it knows, then
 * of a solver.
 */
@NullMarked
package dev.clew.engine.explore.feasibility;

import org.jspecify.annotations.NullMarked;
