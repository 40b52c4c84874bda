/** Models of dates, times and identifiers that are read from texts or written as such. */
@NullMarked
package dev.clew.models.time;

import org.jspecify.annotations.NullMarked;
