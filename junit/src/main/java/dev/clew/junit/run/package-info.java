/** Suites are compiled by a JDK's own compiler and run in a JVM of their own. */
@NullMarked
package dev.clew.junit.run;

import org.jspecify.annotations.NullMarked;
