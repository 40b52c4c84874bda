/** Findings for tools that read SARIF. */
@NullMarked
package dev.clew.output.sarif;

import org.jspecify.annotations.NullMarked;
