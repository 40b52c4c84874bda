/** What an exploration may take: bounds of its paths, time, memory, work. */
@NullMarked
package dev.clew.engine.explore.limit;

import org.jspecify.annotations.NullMarked;
