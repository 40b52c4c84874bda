/** Native methods and intrinsics of numbers, boxes and texts. */
@NullMarked
package dev.clew.engine.natives.number;

import org.jspecify.annotations.NullMarked;
