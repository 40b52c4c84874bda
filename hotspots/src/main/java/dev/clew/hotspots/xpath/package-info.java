/** XPath 1.0: an own lexer, the JDK's parser, and documents with two of everything. */
@NullMarked
package dev.clew.hotspots.xpath;

import org.jspecify.annotations.NullMarked;
