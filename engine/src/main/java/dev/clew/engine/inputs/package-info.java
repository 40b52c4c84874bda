/**
 * Inputs of the method under test: made up when the program looks at them, written down at the end.
 */
@NullMarked
package dev.clew.engine.inputs;

import org.jspecify.annotations.NullMarked;
