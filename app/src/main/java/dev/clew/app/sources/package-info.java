/** Where the sources of classes are, and what their comments promise. */
@NullMarked
package dev.clew.app.sources;

import org.jspecify.annotations.NullMarked;
