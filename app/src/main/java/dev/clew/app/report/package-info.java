/** The page about a run: what is in the results file, with sources and tests beside it. */
@NullMarked
package dev.clew.app.report;

import org.jspecify.annotations.NullMarked;
