/** Terms as a Java developer reads them. */
@NullMarked
package dev.clew.solver.print;

import org.jspecify.annotations.NullMarked;
