/** The JDK's classes, changed so that they ask before they touch the world outside. */
@NullMarked
package dev.clew.replay.guard;

import org.jspecify.annotations.NullMarked;
