/** Jumps and moves. */
@NullMarked
package dev.clew.engine.insn.flow;

import org.jspecify.annotations.NullMarked;
