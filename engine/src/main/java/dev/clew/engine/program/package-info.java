/**
 * What is known about classes before anything runs: their descriptions, hierarchy, members and how
 * references to members resolve (JVMS 5.3 and 5.4).
 *
 * <p>Nothing here executes or decodes instructions. Everything handed out is immutable and safe to
 * share between threads; what the JVM would report as a {@code LinkageError} is a {@link
 * dev.clew.engine.program.LinkageProblem}.
 */
@NullMarked
package dev.clew.engine.program;

import org.jspecify.annotations.NullMarked;
