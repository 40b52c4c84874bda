/** Trying inputs on a real JVM: what a path says is true only when it happens there. */
@NullMarked
package dev.clew.replay;

import org.jspecify.annotations.NullMarked;
