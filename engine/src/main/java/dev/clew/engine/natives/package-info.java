/** What the JVM itself does for the JDK's classes: one class for each family of native methods. */
@NullMarked
package dev.clew.engine.natives;

import org.jspecify.annotations.NullMarked;
