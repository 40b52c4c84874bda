/** What runs in the JVM that tries tests, beside JUnit and the code under test. */
@NullMarked
package dev.clew.junit.launch;

import org.jspecify.annotations.NullMarked;
