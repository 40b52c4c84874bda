/** What people read of a run: its progress, what it found, what went wrong. */
@NullMarked
package dev.clew.app.text;

import org.jspecify.annotations.NullMarked;
