/**
 * What JVM instructions and the exactly defined methods of {@code java.lang} compute, composed from
 * the operators of {@code dev.clew.solver.expr}; what has no exact definition is a function that
 * runs.
 */
@NullMarked
package dev.clew.solver.jvm;

import org.jspecify.annotations.NullMarked;
