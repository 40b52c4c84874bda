/** Calls, returns, exceptions, monitors, and what is resolved at a call. */
@NullMarked
package dev.clew.engine.insn.call;

import org.jspecify.annotations.NullMarked;
