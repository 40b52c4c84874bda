/**
 * Interpreters that programs hand strings to, and what they make of a string: whether it is a
 * sentence, where a part of it stands, what its structure is, and what happens when it is run.
 */
@NullMarked
package dev.clew.hotspots.interpreter;

import org.jspecify.annotations.NullMarked;
