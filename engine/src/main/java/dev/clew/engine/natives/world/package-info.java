/** Native methods that reach beyond the program: files, streams, clocks, the network, drivers. */
@NullMarked
package dev.clew.engine.natives.world;

import org.jspecify.annotations.NullMarked;
