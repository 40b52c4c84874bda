/** What was found, as text for a terminal. */
@NullMarked
package dev.clew.output.text;

import org.jspecify.annotations.NullMarked;
