/** What the program's code says about null: where it expects null, and where there is none. */
@NullMarked
package dev.clew.engine.program.nullness;

import org.jspecify.annotations.NullMarked;
