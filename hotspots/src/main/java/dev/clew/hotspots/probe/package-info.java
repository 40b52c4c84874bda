/** Calls that are watched on a real JVM: what really arrives at a sink. */
@NullMarked
package dev.clew.hotspots.probe;

import org.jspecify.annotations.NullMarked;
