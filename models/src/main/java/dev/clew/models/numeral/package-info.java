/** Models of numbers that are read from texts and written as such. */
@NullMarked
package dev.clew.models.numeral;

import org.jspecify.annotations.NullMarked;
