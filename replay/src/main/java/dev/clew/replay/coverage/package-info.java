/** Which lines and branches replayed calls reached, as JaCoCo counts them. */
@NullMarked
package dev.clew.replay.coverage;

import org.jspecify.annotations.NullMarked;
