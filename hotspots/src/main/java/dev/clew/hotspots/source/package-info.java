/** Whose inputs strings come from. */
@NullMarked
package dev.clew.hotspots.source;

import org.jspecify.annotations.NullMarked;
