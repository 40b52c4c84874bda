/** Where programs hand strings to interpreters: what a sink is, and who knows which calls are. */
@NullMarked
package dev.clew.engine.sink;

import org.jspecify.annotations.NullMarked;
