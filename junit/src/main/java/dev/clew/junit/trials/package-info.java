/** Further calls that make tests better: with values that tell more, and looks at what changed. */
@NullMarked
package dev.clew.junit.trials;

import org.jspecify.annotations.NullMarked;
