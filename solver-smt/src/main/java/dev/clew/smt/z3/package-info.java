/**
 * Z3 behind Clew's solver interface: terms are translated once, paths are followed by pushing and
 * popping, and no native call is trusted to return in time.
 */
@NullMarked
package dev.clew.smt.z3;

import org.jspecify.annotations.NullMarked;
