/**
 * Holds the engine to what is known otherwise: to the expectations that subject programs carry on
 * their lines, to exhaustive execution of random methods, and in both to replays on this JVM.
 *
 * <p>How a subject states what it expects is described in {@code docs/howto/add-a-subject.md}.
 */
@NullMarked
package dev.clew.app.explore;

import org.jspecify.annotations.NullMarked;
