/** Commands: argument vectors, and the strings of a shell inside them. Nothing is ever started. */
@NullMarked
package dev.clew.hotspots.command;

import org.jspecify.annotations.NullMarked;
