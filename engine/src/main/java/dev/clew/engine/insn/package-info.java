/**
 * What the instructions of the JVM do, one family a file. An instruction never asks a solver: what
 * depends on an unknown becomes a fork with guards.
 */
@NullMarked
package dev.clew.engine.insn;

import org.jspecify.annotations.NullMarked;
