/** The string graph of a path's conditions, to be looked at. */
@NullMarked
package dev.clew.solver.strings.picture;

import org.jspecify.annotations.NullMarked;
