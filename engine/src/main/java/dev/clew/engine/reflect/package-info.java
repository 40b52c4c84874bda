/**
 * Calls and accesses that code makes through objects: boxing and unboxing, methods, method handles
 * and variable handles, as values that the engine interprets itself.
 */
@NullMarked
package dev.clew.engine.reflect;

import org.jspecify.annotations.NullMarked;
