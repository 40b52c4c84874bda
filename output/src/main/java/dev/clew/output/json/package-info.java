/** The results file. Its shape is a promise to scripts: {@code docs/results-file.md} has it. */
@NullMarked
package dev.clew.output.json;

import org.jspecify.annotations.NullMarked;
