/** What is said of a path that has ended: inputs that take it, how it ended, where. */
@NullMarked
package dev.clew.engine.explore.report;

import org.jspecify.annotations.NullMarked;
