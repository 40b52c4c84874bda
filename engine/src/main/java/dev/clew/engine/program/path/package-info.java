/**
 * Where class files come from: folders, jars and a JDK's own image.
 *
 * <p>Nothing here knows what is in a class file.
 */
@NullMarked
package dev.clew.engine.program.path;

import org.jspecify.annotations.NullMarked;
