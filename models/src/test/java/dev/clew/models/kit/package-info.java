/**
 * Runs methods in the engine as if their arguments were unknown, and on the JVM that tests run on.
 */
@NullMarked
package dev.clew.models.kit;

import org.jspecify.annotations.NullMarked;
