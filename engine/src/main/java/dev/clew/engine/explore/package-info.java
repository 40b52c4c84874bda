/** Exploring the paths of a method: bounds, strategies, workers. */
@NullMarked
package dev.clew.engine.explore;

import org.jspecify.annotations.NullMarked;
