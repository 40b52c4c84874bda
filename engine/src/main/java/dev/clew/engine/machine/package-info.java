/**
 * The machine that runs decoded instructions, and the states it freezes into. Knows what an
 * instruction is, but none in particular.
 */
@NullMarked
package dev.clew.engine.machine;

import org.jspecify.annotations.NullMarked;
