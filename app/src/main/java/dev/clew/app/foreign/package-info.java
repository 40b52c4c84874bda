/** Running methods of the code under test for real: in a JVM of their own. */
@NullMarked
package dev.clew.app.foreign;

import org.jspecify.annotations.NullMarked;
