/** SMT solvers with native code, each behind Clew's own solver interface. */
@NullMarked
package dev.clew.smt;

import org.jspecify.annotations.NullMarked;
