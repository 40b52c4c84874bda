/** What each operator computes on concrete values: the one definition that all else is held to. */
@NullMarked
package dev.clew.solver.semantics;

import org.jspecify.annotations.NullMarked;
