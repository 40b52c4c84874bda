/** The JVM's explanations of what was null (JEP 358), word for word. */
@NullMarked
package dev.clew.engine.nulls;

import org.jspecify.annotations.NullMarked;
