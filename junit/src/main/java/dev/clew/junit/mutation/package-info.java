/** Small mistakes, made in memory: a test is worth as much as the mistakes that it shows. */
@NullMarked
package dev.clew.junit.mutation;

import org.jspecify.annotations.NullMarked;
