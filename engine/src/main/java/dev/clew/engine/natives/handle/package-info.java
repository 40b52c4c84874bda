/** Native methods of {@code java.lang.invoke}. */
@NullMarked
package dev.clew.engine.natives.handle;

import org.jspecify.annotations.NullMarked;
