/** Programs that are measured in the engine and on HotSpot alike. They know nothing of Clew. */
@NullMarked
package dev.clew.benchmarks.guest;

import org.jspecify.annotations.NullMarked;
