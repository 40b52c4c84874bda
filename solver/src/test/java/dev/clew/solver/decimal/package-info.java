@NullMarked
package dev.clew.solver.decimal;

import org.jspecify.annotations.NullMarked;
