/**
 * SMT solvers in processes of their own, spoken to in SMT-LIB text: what hangs is killed, what
 * crashes or swells takes nothing with it.
 */
@NullMarked
package dev.clew.smt.process;

import org.jspecify.annotations.NullMarked;
