/** Java code that the engine runs beside the program's, to make inputs of the library's classes. */
@NullMarked
package dev.clew.engine.guest;

import org.jspecify.annotations.NullMarked;
