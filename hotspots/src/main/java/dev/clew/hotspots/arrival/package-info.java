/** What is known of a call that a path has come to, before anything was tried on a real JVM. */
@NullMarked
package dev.clew.hotspots.arrival;

import org.jspecify.annotations.NullMarked;
