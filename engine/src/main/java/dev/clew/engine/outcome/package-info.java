/**
 * What an exploration found: paths with their inputs and endings, as data that owes nothing to
 * terms or states.
 */
@NullMarked
package dev.clew.engine.outcome;

import org.jspecify.annotations.NullMarked;
