/** Names of tests: what is called, what is special about the inputs, what happens. */
@NullMarked
package dev.clew.junit.source.words;

import org.jspecify.annotations.NullMarked;
