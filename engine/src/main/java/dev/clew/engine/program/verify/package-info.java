/** What the JVM refuses to load or to link, decided before anything else reads a class file. */
@NullMarked
package dev.clew.engine.program.verify;

import org.jspecify.annotations.NullMarked;
