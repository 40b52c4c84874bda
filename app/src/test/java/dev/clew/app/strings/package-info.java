/**
 * Holds the string solver to enumeration: random conjunctions over few characters and short words,
 * decided by the chain and by trying everything.
 */
@NullMarked
package dev.clew.app.strings;

import org.jspecify.annotations.NullMarked;
