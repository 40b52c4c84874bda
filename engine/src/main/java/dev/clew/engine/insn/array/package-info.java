/** Instructions on arrays, and elements at unknown places. */
@NullMarked
package dev.clew.engine.insn.array;

import org.jspecify.annotations.NullMarked;
