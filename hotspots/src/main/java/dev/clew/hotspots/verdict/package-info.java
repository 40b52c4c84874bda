/**
 * What is said of a hotspot in the end: proven, an exploit that was shown, a syntax error, open.
 */
@NullMarked
package dev.clew.hotspots.verdict;

import org.jspecify.annotations.NullMarked;
