/** The list of interpreters that come with Clew. */
@NullMarked
package dev.clew.hotspots.known;

import org.jspecify.annotations.NullMarked;
