/** Calls that are performed to see what they reach, many of them in one JVM. */
@NullMarked
package dev.clew.replay.hunt;

import org.jspecify.annotations.NullMarked;
