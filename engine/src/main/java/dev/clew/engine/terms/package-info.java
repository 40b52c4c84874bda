/**
 * What terms are built with: one factory, and Java's methods as compositions over it; texts as rows
 * of units, and arrays that are computed from texts.
 */
@NullMarked
package dev.clew.engine.terms;

import org.jspecify.annotations.NullMarked;
