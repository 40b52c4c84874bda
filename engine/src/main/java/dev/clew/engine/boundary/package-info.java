/** Types at the border of a program: frameworks and loggers, which are answered for and not run. */
@NullMarked
package dev.clew.engine.boundary;

import org.jspecify.annotations.NullMarked;
