/** {@code clew strings}: where strings go, judged and tried, target by target. */
@NullMarked
package dev.clew.app.hotspots;

import org.jspecify.annotations.NullMarked;
