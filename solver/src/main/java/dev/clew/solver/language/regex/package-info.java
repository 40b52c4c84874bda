/** Java's patterns: parsed, and as languages where they are regular. */
@NullMarked
package dev.clew.solver.language.regex;

import org.jspecify.annotations.NullMarked;
