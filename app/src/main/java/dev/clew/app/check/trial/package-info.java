/** Paths of a target tried on a real JVM: in which order, how often, and what came of them. */
@NullMarked
package dev.clew.app.check.trial;

import org.jspecify.annotations.NullMarked;
