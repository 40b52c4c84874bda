/** What code may still be run from a place, whatever its values are. */
@NullMarked
package dev.clew.hotspots.reach;

import org.jspecify.annotations.NullMarked;
