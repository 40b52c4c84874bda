/** Small languages of the JDK: regular expressions, formats, patterns of dates. */
@NullMarked
package dev.clew.hotspots.pattern;

import org.jspecify.annotations.NullMarked;
