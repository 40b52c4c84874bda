/** Local search for values, guided by how far each condition is from holding. */
@NullMarked
package dev.clew.solver.search;

import org.jspecify.annotations.NullMarked;
