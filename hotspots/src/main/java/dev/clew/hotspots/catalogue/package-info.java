/** Which calls hand strings to interpreters: the rows of a file, and what users add. */
@NullMarked
package dev.clew.hotspots.catalogue;

import org.jspecify.annotations.NullMarked;
