/** Running methods for what they return: the functions of mixed solving. */
@NullMarked
package dev.clew.replay.calls;

import org.jspecify.annotations.NullMarked;
