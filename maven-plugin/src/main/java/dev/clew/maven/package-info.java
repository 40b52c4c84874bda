/** The Maven plugin: maps properties to options, and outcomes to builds that pass or fail. */
@NullMarked
package dev.clew.maven;

import org.jspecify.annotations.NullMarked;
