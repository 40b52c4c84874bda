/** Units of work as lines of JSON, and what does them: {@code clew work}. */
@NullMarked
package dev.clew.app.work;

import org.jspecify.annotations.NullMarked;
