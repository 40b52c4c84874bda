/** Errors that somebody knows of: a file of them, and annotations in the code. */
@NullMarked
package dev.clew.app.accepted;

import org.jspecify.annotations.NullMarked;
