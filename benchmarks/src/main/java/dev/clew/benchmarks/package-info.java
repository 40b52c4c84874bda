/** JMH measurements; nothing else depends on this package. */
@NullMarked
package dev.clew.benchmarks;

import org.jspecify.annotations.NullMarked;
