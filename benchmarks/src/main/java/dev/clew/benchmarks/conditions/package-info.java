/** Path conditions of Java code, grown conjunct by conjunct. */
@NullMarked
package dev.clew.benchmarks.conditions;

import org.jspecify.annotations.NullMarked;
