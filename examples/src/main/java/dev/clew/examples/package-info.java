/**
 * Programs to try Clew on. Comments at the ends of lines say what exploring finds there, in the
 * notation of {@code docs/howto/add-a-subject.md}, and a test holds them to it.
 */
package dev.clew.examples;
