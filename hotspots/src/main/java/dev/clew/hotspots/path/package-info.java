/** Names of files: which folder a path stays in. */
@NullMarked
package dev.clew.hotspots.path;

import org.jspecify.annotations.NullMarked;
