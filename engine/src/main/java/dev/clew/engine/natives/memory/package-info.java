/** Native methods that copy, read and write memory: arrays, {@code Unsafe}, {@code Object}. */
@NullMarked
package dev.clew.engine.natives.memory;

import org.jspecify.annotations.NullMarked;
