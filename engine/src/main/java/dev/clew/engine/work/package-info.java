/** Parts of an exploration that any machine can do, and what comes of them. */
@NullMarked
package dev.clew.engine.work;

import org.jspecify.annotations.NullMarked;
