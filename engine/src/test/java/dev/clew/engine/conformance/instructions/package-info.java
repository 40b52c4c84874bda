/** Generates programs that execute one instruction at a time on boundary operands. */
@NullMarked
package dev.clew.engine.conformance.instructions;

import org.jspecify.annotations.NullMarked;
