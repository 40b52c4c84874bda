/** Proofs about all rounds of a loop: programs whose loops are cut, and what holds at each cut. */
@NullMarked
package dev.clew.app.induction;

import org.jspecify.annotations.NullMarked;
