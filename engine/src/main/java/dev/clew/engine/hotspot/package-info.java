/** Calls that hand strings to interpreters: seen on their way, and then answered for or run. */
@NullMarked
package dev.clew.engine.hotspot;

import org.jspecify.annotations.NullMarked;
