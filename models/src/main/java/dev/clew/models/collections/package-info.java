/**
 * Collections that hold or are asked for unknown texts and numbers, without branching on hash codes
 * and positions.
 */
@NullMarked
package dev.clew.models.collections;

import org.jspecify.annotations.NullMarked;
