/** What is known of a term: intervals, bits, congruences; the network of terms. */
@NullMarked
package dev.clew.solver.bounds.domain;

import org.jspecify.annotations.NullMarked;
