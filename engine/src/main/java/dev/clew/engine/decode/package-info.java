/** Turns stack code into register form: loads and constants become operands, stores retarget. */
@NullMarked
package dev.clew.engine.decode;

import org.jspecify.annotations.NullMarked;
