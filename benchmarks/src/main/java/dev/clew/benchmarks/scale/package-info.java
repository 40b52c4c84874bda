/** How long an exploration takes on how many machines: a model, and what it is fed with. */
@NullMarked
package dev.clew.benchmarks.scale;

import org.jspecify.annotations.NullMarked;
