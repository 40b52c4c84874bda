/**
 * Models of what the library does with arrays of unknown length or elements: lengths are settled,
 * and numbers sorted without a fork.
 */
@NullMarked
package dev.clew.models.arrays;

import org.jspecify.annotations.NullMarked;
