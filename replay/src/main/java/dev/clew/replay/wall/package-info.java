/** What the operating system keeps code under test from, and what that code is allowed to do. */
@NullMarked
package dev.clew.replay.wall;

import org.jspecify.annotations.NullMarked;
