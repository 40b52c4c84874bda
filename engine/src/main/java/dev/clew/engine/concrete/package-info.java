/**
 * Methods that are run instead of being looked into: native methods without a model, and methods
 * that are marked. To solvers they are functions with a way to run them.
 */
@NullMarked
package dev.clew.engine.concrete;

import org.jspecify.annotations.NullMarked;
