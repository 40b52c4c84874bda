/** JVMs that run the code under test: starting them, asking them, watching and killing them. */
@NullMarked
package dev.clew.replay.process;

import org.jspecify.annotations.NullMarked;
