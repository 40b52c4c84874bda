/** Arithmetic, comparisons and conversions. */
@NullMarked
package dev.clew.engine.insn.number;

import org.jspecify.annotations.NullMarked;
