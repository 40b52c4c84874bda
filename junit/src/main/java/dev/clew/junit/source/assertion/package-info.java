/** What a test asserts: results, exceptions, effects, strings that are handed over. */
@NullMarked
package dev.clew.junit.source.assertion;

import org.jspecify.annotations.NullMarked;
