/** Test classes as Java source: which class a test goes to, and the bodies of tests. */
@NullMarked
package dev.clew.junit.source;

import org.jspecify.annotations.NullMarked;
