/** Objects, fields, types, and whether two references are one object. */
@NullMarked
package dev.clew.engine.insn.object;

import org.jspecify.annotations.NullMarked;
