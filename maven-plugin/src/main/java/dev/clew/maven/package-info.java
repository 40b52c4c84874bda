/** The Maven plugin: maps properties to arguments, and outcomes to builds that pass or fail. */
@NullMarked
package dev.clew.maven;

import org.jspecify.annotations.NullMarked;
