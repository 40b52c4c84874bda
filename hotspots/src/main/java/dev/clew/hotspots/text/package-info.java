/** Terms of strings as rows of constants and holes, and the languages that they are. */
@NullMarked
package dev.clew.hotspots.text;

import org.jspecify.annotations.NullMarked;
