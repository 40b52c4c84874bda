/** What {@code clew check} does: paths are tried on a real JVM, and what fails there is found. */
@NullMarked
package dev.clew.app.check;

import org.jspecify.annotations.NullMarked;
