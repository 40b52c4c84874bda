/**
 * Models of {@code BigInteger} and {@code BigDecimal}: mathematical integers, and decimals made of
 * them.
 */
@NullMarked
package dev.clew.models.math;

import org.jspecify.annotations.NullMarked;
