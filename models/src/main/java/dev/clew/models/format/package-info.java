/** Models of {@code Formatter} and what is built on it. */
@NullMarked
package dev.clew.models.format;

import org.jspecify.annotations.NullMarked;
