/** Languages of users' own that an ANTLR grammar describes, interpreted. */
@NullMarked
package dev.clew.hotspots.grammar;

import org.jspecify.annotations.NullMarked;
